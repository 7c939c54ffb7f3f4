// What measure.py asks the page. Cards are found by what they are, not by how this version of the table draws them.
(() => {
  const GRID = 4;
  const PILE = '.pile, .chain, .sheet, .preview';
  const UNDER_EQUAL = '.stack .slot:has(+ .slot)'; // the same card lies on it, and says its name

  const board = () => document.querySelector('.board').getBoundingClientRect();
  const shown = (box) => box.width > 0 && box.height > 0;

  /** A card as it lies, whichever way it is turned: its middle and its own width and height. */
  function cardBox(element) {
    const box = element.getBoundingClientRect();
    const scale = scaleOf(element);
    const width = element.offsetWidth * scale;
    const height = element.offsetHeight * scale;
    return { x: box.left + box.width / 2 - width / 2, y: box.top + box.height / 2 - height / 2, width, height };
  }

  function scaleOf(element) {
    let scale = 1;
    for (let each = element; each instanceof HTMLElement; each = each.parentElement) {
      const own = getComputedStyle(each).scale;
      if (own !== 'none') scale *= Number(own.split(' ')[0]);
    }
    return scale;
  }

  function cardsOnBoard() {
    return [...document.querySelectorAll('.board .face, .board .power')].filter((each) => !each.closest('.power .face, .chain') && shown(each.getBoundingClientRect()));
  }

  function cardsShare() {
    const area = board();
    const columns = Math.ceil(area.width / GRID);
    const rows = Math.ceil(area.height / GRID);
    const covered = new Uint8Array(columns * rows);
    const cover = (box, within = area) => {
      const left = Math.max(box.x, within.x, area.x) - area.x;
      const top = Math.max(box.y, within.y, area.y) - area.y;
      const right = Math.min(box.x + box.width, within.x + within.width, area.right) - area.x;
      const bottom = Math.min(box.y + box.height, within.y + within.height, area.bottom) - area.y;
      for (let y = Math.ceil(top / GRID); y < bottom / GRID; y += 1) for (let x = Math.ceil(left / GRID); x < right / GRID; x += 1) covered[y * columns + x] = 1;
    };
    cardsOnBoard().forEach((each) => cover(cardBox(each)));
    const map = document.querySelector('.board .map');
    if (map) for (const cell of map.querySelectorAll('.cell rect')) cover(cell.getBoundingClientRect(), map.getBoundingClientRect());
    return covered.reduce((sum, each) => sum + each, 0) / covered.length;
  }

  /** Titles of cards that lie to be read. */
  function titles() {
    const all = document.querySelectorAll('.board .face .title, .board .face .name, .board .power li .name, .edge .face .title, .edge .face .name');
    return [...all].filter((each) => !each.closest(PILE) && !each.closest(UNDER_EQUAL) && shown(each.getBoundingClientRect()) && getComputedStyle(each).visibility !== 'hidden' && each.textContent.trim());
  }

  function inView(element) {
    const box = element.getBoundingClientRect();
    const within = element.closest('.board') ? board() : new DOMRect(0, 0, innerWidth, innerHeight);
    return box.top >= within.top - 2 && box.bottom <= within.bottom + 2 && box.left >= within.left - 2 && box.right <= within.right + 2;
  }

  /** Whether letters are cut off, or another card lies on them. */
  function cut(title) {
    if (title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 2) return true;
    const range = document.createRange();
    range.selectNodeContents(title);
    const own = title.closest('[data-thing], .power, .face');
    for (const line of range.getClientRects()) {
      for (const part of [0.04, 0.5, 0.96]) {
        const hit = document.elementFromPoint(line.left + line.width * part, line.top + line.height / 2);
        if (hit && !own.contains(hit) && !hit.contains(own) && hit.closest('.face, [data-thing]')) return true;
      }
    }
    return false;
  }

  const over = (element) => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;

  /** What is asked, who sits here and how an area is called, where it is not read whole; and who has numbers out of sight. */
  function cutWords() {
    const words = [...document.querySelectorAll('.question .prompt, .people .who, .standing .who, .board .spread > .name')].filter((each) => inView(each) && over(each));
    const panels = [...document.querySelectorAll('.people:not(.crowded) > .panel, .people .me > .panel')].filter((each) => !inView(each));
    return [...words.map((each) => each.textContent.trim()), ...panels.map((each) => each.ariaLabel)];
  }

  window.measureTable = () => {
    const read = titles().filter(inView);
    const sizes = read.map((each) => parseFloat(getComputedStyle(each).fontSize) * scaleOf(each));
    const cards = [...document.querySelectorAll('.board .face, .edge .face')].filter((each) => !each.closest(PILE) && !each.closest('.power') && shown(each.getBoundingClientRect()));
    const hand = [...document.querySelectorAll('.edge .face')];
    const whole = hand.filter((each) => {
      const box = each.getBoundingClientRect();
      return box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    });
    const cutTitles = read.filter(cut);
    const says = [...document.querySelectorAll('.board .says, .edge .says, .board .power .does')].filter(inView);
    const over = says.filter((each) => each.querySelector('.words:not(.whole)') || each.scrollHeight > each.clientHeight + 2 || each.closest('.face')?.scrollHeight > each.closest('.face')?.clientHeight + 2);
    const silent = cards.filter((each) => each.dataset.silent !== undefined && inView(each));
    return {
      cards: cards.length,
      cards_share: Math.round(cardsShare() * 1000) / 1000,
      smallest_title_px: sizes.length ? Math.round(Math.min(...sizes) * 10) / 10 : 0,
      cut_titles: cutTitles.length,
      cut: cutTitles.slice(0, 8).map((each) => each.textContent.trim()),
      saying: says.length,
      cut_texts: over.length,
      cut_says: over.slice(0, 8).map((each) => each.textContent.trim().slice(0, 60)),
      silent: silent.length,
      cut_words: cutWords(),
      smallest_card_px: cards.length ? Math.round(Math.min(...cards.map((each) => cardBox(each).width))) : 0,
      hand_visible: hand.length ? Math.round((whole.length / hand.length) * 100) / 100 : 1,
      out_of_sight: [...document.querySelectorAll('.board [data-thing]')].filter((each) => !each.closest(PILE) && !inView(each)).length,
    };
  };

  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const STILL = 3; // frames in which nothing moves
  const MOST_FRAMES = 120;

  /** Once this window has its size, and what was drawn for another size, or for what was asked before, has come to rest. */
  window.tableAtRest = async (width, height) => {
    let still = 0;
    let last = '';
    for (let frames = 0; frames < MOST_FRAMES && still < STILL; frames += 1) {
      await frame();
      const now = innerWidth === width && innerHeight === height ? JSON.stringify(snapshotOfTable()) : '';
      still = now && now === last ? still + 1 : 0;
      last = now;
    }
  };

  /** A card and how it lies: one that is turned no longer lies on its equals. */
  const lies = (thing) => `${thing.dataset.thing} ${['turned', 'leaning'].filter((way) => thing.closest('.slot')?.classList.contains(way))}`;

  /** Where everything is: by name, with what it belongs to. A board that scrolls is measured as if it lay whole on a large screen. */
  window.snapshotOfTable = () => {
    const scroller = document.querySelector('.board');
    const cards = {};
    const zones = new Map();
    for (const zone of document.querySelectorAll('.board [data-zone], .edge [data-zone]')) {
      zones.set(zone, zone.dataset.zone + ' ' + [...zone.querySelectorAll('[data-thing]')].map(lies).join(' '));
    }
    for (const thing of document.querySelectorAll('.board [data-thing], .edge [data-thing]')) {
      const zone = thing.closest('[data-zone]');
      const slot = thing.closest('.slot, .power') ?? thing;
      const box = slot.getBoundingClientRect();
      const scrolled = [0, 0];
      for (let each = thing.parentElement; each && scroller.contains(each); each = each.parentElement) {
        scrolled[0] += each.scrollLeft;
        scrolled[1] += each.scrollTop;
      }
      cards[thing.dataset.thing] = { where: zones.get(zone) ?? '', box: [box.left + scrolled[0], box.top + scrolled[1], box.width, box.height] };
    }
    const buttons = {};
    for (const button of document.querySelectorAll('.question [data-option], .question [data-button]')) {
      const box = button.getBoundingClientRect();
      const sheet = [...(button.closest('.over')?.querySelectorAll('[data-option]') ?? [])].map((each) => each.dataset.option).join(' ');
      buttons[button.dataset.button ?? button.dataset.option] = { where: sheet, box: [box.left + box.width, box.top] };
    }
    const cells = {};
    const map = document.querySelector('.map');
    const window_ = map?.getBoundingClientRect();
    const inMap = (box) => [box.left - window_.left, box.top - window_.top, box.width, box.height]; // wherever the map itself is scrolled to
    for (const cell of document.querySelectorAll('.map [data-square]')) cells[cell.dataset.square] = { where: '', box: inMap(cell.querySelector('rect').getBoundingClientRect()) };
    const asked = [...document.querySelectorAll('.map [data-legal], .map [data-asks]')].map((each) => each.dataset.square);
    const question = document.querySelector('.question')?.getBoundingClientRect().height ?? 0;
    const words = cutWords();
    return { words, cards, buttons, cells, asked, map: window_ ? inMap(window_) : null, question: Math.round(question) };
  };
})();
