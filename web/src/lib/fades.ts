// What scrolls sideways fades where there is more of it, so that nothing looks cut off by chance.
import type { Attachment } from 'svelte/attachments';

export const fades: Attachment<HTMLElement> = (element) => {
  const tell = () => {
    const left = element.scrollLeft > 1;
    const right = element.scrollLeft < element.scrollWidth - element.clientWidth - 1;
    element.dataset['more'] = `${left ? 'left ' : ''}${right ? 'right' : ''}`;
  };
  const size = new ResizeObserver(tell);
  const within = new MutationObserver(tell);
  size.observe(element);
  within.observe(element, { childList: true });
  element.addEventListener('scroll', tell, { passive: true });
  return () => {
    size.disconnect();
    within.disconnect();
    element.removeEventListener('scroll', tell);
  };
};
