import { PAPER, line } from './inks.ts';
export const eyes = {
  dot: '<circle cx="84" cy="89" r="2.7" fill="currentColor" stroke="none"/>',
  lid:
    '<circle cx="84" cy="89.5" r="2.6" fill="currentColor" stroke="none"/>' +
    line('M77 87.5q6-5.5 13-1', 1.7),
  almond:
    line('M75.5 89.5q8-8 16 0-8 5-16 0z', 1.5) +
    '<circle cx="84" cy="88.8" r="2.7" fill="currentColor" stroke="none"/>',
  narrow:
    '<circle cx="84" cy="89.5" r="2.4" fill="currentColor" stroke="none"/>' +
    line('M76.5 88.5q7-4.5 14.5-.5', 1.8),
  deep:
    '<circle cx="84" cy="89.5" r="2.6" fill="currentColor" stroke="none"/>' +
    line('M77 86q7-3.5 13.5 0M79 94.5q5 2 9 0', 1.3),
  kohl:
    '<circle cx="84" cy="89" r="2.7" fill="currentColor" stroke="none"/>' + line('M74.5 87q9-7 17 1', 2.4),
};

export const brows = {
  soft: ['M76 79.5q7-5 14.5-1', 2.2],
  flat: ['M75.5 79.5q7-2.5 14.5-1', 2.8],
  arch: ['M75 80q8-8 15.5-1.5', 1.9],
  thick: ['M75.5 79.5q7-5.5 15-1.5', 3.6],
  full: ['M75.5 79q7-4 15-1', 4.2],
  thin: ['M76 79q7-4.5 14-1', 1.4],
  drop: ['M74.5 80.5q6-4.5 16-1.5', 2.8],
} satisfies Record<string, [d: string, width: number]>;

export const noses = {
  line: 'M100 89l-4 17h6',
  soft: 'M98.5 90c0 6-5 11-4 15 1 3 5 3 8 1',
  broad: 'M92.5 102c-1.5 4.5 3.5 5.5 7.5 5.5s9-1 7.5-5.5',
  aquiline: 'M98 84c1.5 4-1 6-3 10-2 5-3.5 9-1.5 11 2 2 5.5 1 8.5 1',
  button: 'M95.5 103q4.5 5 9 0',
  straight: 'M97.5 86v17q0 4 6.5 2.5',
  hook: 'M101 86c-2 8-7 13-6.5 18 .5 3 4 3.5 7.5 2',
};

export const mouths = {
  smile: 'M91 120c6 4 12 4 18 0',
  wide: 'M88 118c7 7 17 7 24 0',
  calm: 'M92 120.5q8 2.5 16 0',
  half: 'M92 121c6 2.5 11 1 16-2.5',
  thin: 'M90.5 119.5q9.5 3 19 0',
};
/** A mouth that is more than a line. */
export const lips =
  '<path fill="currentColor" stroke="none" d="M88 117.5c4 .4 8-1.5 12-.5 4-1 8 .9 12 .5-3 5.5-7 7.5-12 7.5s-9-2-12-7.5z"/>' +
  line('M92 119.5q8 2.5 16 0', 1, PAPER);

export const moustaches = {
  handlebar: 'M82 114c6-8 14-8 18-4 4-4 12-4 18 4-8 3-14 2-18 0-4 2-10 3-18 0z',
  chevron: 'M84 116c3-6 11-8 16-5 5-3 13-1 16 5-5 2-11 1.5-16-.5-5 2-11 2.5-16 .5z',
  curled:
    'M100 111c-6-4-13-2-18 2-3 2-6 0-7-3-1 7 4 10 10 9s11-2 15-4c4 2 9 3 15 4s11-2 10-9c-1 3-4 5-7 3-5-4-12-6-18-2z',
};

export const glasses = {
  round:
    '<circle cx="84" cy="89" r="11.5"/><circle cx="116" cy="89" r="11.5"/><path d="M95.5 87c3-3 6-3 9 0M72.5 87l-8-4M127.5 87l8-4"/>',
  bold: '<g stroke-width="4"><circle cx="84" cy="89" r="12"/><circle cx="116" cy="89" r="12"/><path d="M96 87q4-2 8 0"/></g><path d="M72 86l-8-3M128 86l8-3"/>',
  square:
    '<path d="M72 82h23v11q0 5-5 5H78q-6 0-6-6zM105 82h23v10q0 6-6 6h-12q-5 0-5-5zM95 86q5-3 10 0M72 84l-8-2M128 84l8-2"/>',
  heavy:
    '<path stroke-width="3.6" d="M71.5 81h24v13q0 4-4 4h-14q-6 0-6-6zM104.5 81h24v11q0 6-6 6h-14q-4 0-4-4zM95.5 85h9M71.5 83h-7M128.5 83h7"/>',
  brow: '<path stroke-width="4" d="M71 81h24M105 81h24"/><path stroke-width="1.5" d="M72 81v6q0 11 11.5 11t11.5-11v-6M105 81v6q0 11 11.5 11T128 87v-6M95 84q5-2 10 0M71 82l-7-1M129 82l7-1"/>',
  cat: '<path stroke-width="2.8" d="M69 80q14 0 26 4 1 14-11 14-13 0-15-18zM131 80q-14 0-26 4-1 14 11 14 13 0 15-18zM95 86q5-3 10 0"/>',
  oval: '<g stroke-width="1.6"><ellipse cx="84" cy="89.5" rx="11" ry="7.5"/><ellipse cx="116" cy="89.5" rx="11" ry="7.5"/><path d="M95 88q5-3 10 0M73 87l-9-3M127 87l9-3"/></g>',
  aviator:
    '<path stroke-width="1.7" d="M72 82q11-4 23 1 0 17-11 17-12 0-12-18zM128 82q-11-4-23 1 0 17 11 17 12 0 12-18zM95 84q5-2 10 0M94 81h12M72 83l-8-1M128 83l8-1"/>',
  reading: `<path stroke-width="1.7" fill="${PAPER}" fill-opacity=".6" d="M74 97h19q0 10-9.5 10T74 97zM107 97h19q0 10-9.5 10T107 97z"/><path stroke-width="1.7" d="M93 98q7-4 14 0M74 97l-10-8M126 97l10-8"/>`,
};
/** Frames so high that the brows move up to stay clear of them. */
export const highFrames: ReadonlySet<string> = new Set([
  'round',
  'bold',
  'square',
  'heavy',
  'aviator',
  'cat',
]);
