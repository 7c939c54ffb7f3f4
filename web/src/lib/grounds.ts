// What lies behind the picture of a card: patterns of lines, drawn light on whatever colour the card has.

interface Ground {
  /** The side of its square. */
  size: number;
  lines: string;
}

const DRAWN: Record<string, Ground> = {
  flames: { size: 40, lines: 'M10 37c-6-6 1-10-.5-16 5 3 6 7 4.5 10 3-1.5 3-5 2.5-7 4 5 3 10-1 13M29 18c-6-6 1-10-.5-16 5 3 6 7 4.5 10 3-1.5 3-5 2.5-7 4 5 3 10-1 13' },
  leaves: { size: 40, lines: 'M4 18C4 8 12 4 19 3c0 10-6 16-15 15Zm0 0L14 8M24 38c0-10 8-14 15-15 0 10-6 16-15 15Zm0 0 10-10' },
  waves: { size: 40, lines: 'M0 8q10-9 20 0t20 0M0 21q10-9 20 0t20 0M0 34q10-9 20 0t20 0' },
  runes: { size: 44, lines: 'M8 5v14M8 5l7 5-7 4M29 5v14m0-8 7-6m-7 6 7 6M8 27v13l7-6V27l-7 6M29 27l7 6-7 7m7-13-7 6 7 7' },
  circuits: { size: 48, lines: 'M0 12h13l7 7v14l6 6v9M20 0v7l10 10h18M4 36h8l4 4v8M13 12m-2.2 0a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0M34 17m0 0v14m-2.2 2a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0' },
  beams: { size: 36, lines: 'M18 2a16 16 0 1 1 0 32 16 16 0 0 1 0-32Zm0 7a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM18 15a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z' },
  streaks: { size: 26, lines: 'M3 10 10 3M12 23 23 12M3 23l4-4M19 6l3-3' },
  meander: { size: 32, lines: 'M0 26h26V6H8v13h10v-6M32 26h-6M0 31.5h32M0 .5h32' },
  stars: { size: 52, lines: 'M12 5l2 6 6 2-6 2-2 6-2-6-6-2 6-2ZM38 28l3 8 8 3-8 3-3 8-3-8-8-3 8-3ZM38 8v6m-3-3h6M12 36v6m-3-3h6' },
  scales: { size: 28, lines: 'M0 0a14 14 0 0 0 28 0M-14 14a14 14 0 0 0 28 0 14 14 0 0 0 28 0M0 28a14 14 0 0 1 0-.1M28 28' },
  bricks: { size: 40, lines: 'M0 .5h40M0 20.5h40M10 .5v20M30 20.5v20' },
  thorns: { size: 44, lines: 'M-4 30C8 18 14 34 26 22s12-6 22-16M10 25l-1-8M20 26l5 6M31 17l-3-7M40 12l5 5M-2 44c8-8 14 2 22-5' },
};

/** Rays start where the light is, so they are no pattern that is repeated. */
const RAYS = 'repeating-conic-gradient(from 4deg at 50% 46%, rgb(255 255 255 / 0.16) 0deg 9deg, transparent 9deg 22.5deg)';

const drawn = new Map<string, string>();

/** A ground as a picture for a style sheet; nothing for one that has no pattern. */
export function groundOf(name: string): string {
  if (name === 'rays') return RAYS;
  const ground = DRAWN[name];
  if (!ground) return 'none';
  let found = drawn.get(name);
  if (!found) {
    const { size, lines } = ground;
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><path d="${lines}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
    found = `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
    drawn.set(name, found);
  }
  return found;
}

/** Its square on something large, in pixels; rays fill everything. */
export const groundPixels = (name: string): string => (DRAWN[name] ? `${DRAWN[name].size}px` : '100% 100%');

/** How wide its square is, in hundredths of the card's width. */
export const groundSize = (name: string): string => (DRAWN[name] ? `${(DRAWN[name].size * 0.62).toFixed(0)}cqw` : '100% 100%');
