import { LIGHT, PAPER, line } from './inks.ts';

/** Drawings by the name of what is worn. */
type Jewels = Record<string, string>;

/** What is worn on the face. */
export const faceJewels: Jewels = {
  bindi: '<circle cx="100" cy="74" r="2.6" fill="currentColor" stroke="none"/>',
  dot: '<circle cx="100" cy="75" r="1.7" fill="currentColor" stroke="none"/>',
  lit: `<circle cx="100" cy="74" r="3.2" fill="${LIGHT}" stroke-width="1.2"/>`,
  nosestud: '<circle cx="93.5" cy="104" r="1.7" fill="currentColor" stroke="none"/>',
};
const beads = 'M86 149h0M90 156h0M96.5 160h0M103.5 160h0M110 156h0M114 149h0';

export const neckJewels: Jewels = {
  chain:
    line('M86 146c4 20 24 20 28 0', 1.4) +
    `<circle cx="100" cy="162" r="2.8" fill="${LIGHT}" stroke-width="1.3"/>`,
  beads: line(beads, 7.5) + line(beads, 4.5, PAPER),
};

/** Earrings hang where the face of this half width ends. */
export function earrings(half: number): Jewels {
  return {
    studs: `<circle cx="${97 - half}" cy="101" r="2.6" fill="${LIGHT}" stroke-width="1.4"/>`,
    jhumka: `<path stroke-width="1.4" fill="${LIGHT}" d="M${97 - half} 99v4l-5 8h10l-5-8"/>`,
    hoops: `<circle cx="${96 - half}" cy="105" r="5.5" stroke-width="1.6"/>`,
    drops: `<path stroke-width="1.6" d="M${97 - half} 99v8"/><path stroke-width="5" d="M${97 - half} 109h0"/>`,
  };
}
