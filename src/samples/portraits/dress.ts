import { INK, LIGHT, PAPER, TINT, line } from './inks.ts';

const body = 'M34 202c1-38 20-50 50-56h32c30 6 49 18 50 56z';

/** The body and what is on it, in one cloth or two. */
export const dresses = {
  shirt: (cloth) =>
    `<path fill="${cloth}" d="${body}"/><path fill="${PAPER}" d="m84 144-4 4 9 30 11-12 11 12 9-30-4-4-16 20z"/>${line('M100 168v34', 2.2, cloth === INK ? PAPER : '')}`,
  check: (cloth) =>
    `<path fill="${cloth}" d="${body}"/>${line('M54 164v38M68 154v48M132 154v48M146 164v38M40 182h120M36 194h128', 1.2, cloth === INK ? PAPER : '')}<path fill="${cloth}" d="m84 144-4 4 9 30 11-12 11 12 9-30-4-4-16 20z"/>${line('M100 168v34', 2.2, cloth === INK ? PAPER : '')}`,
  tie: (cloth) =>
    `<path fill="${PAPER}" d="${body}"/><path fill="${cloth}" d="m95 166 5-6 5 6-2 6 6 30H91l6-30z"/><path fill="${PAPER}" d="m84 144-4 4 8 28 12-14 12 14 8-28-4-4-16 18z"/>`,
  blazer: (cloth) =>
    `<path fill="${cloth}" d="${body}"/><path fill="${PAPER}" d="M84 144 100 202l16-58-16 14z"/><path fill="${PAPER}" d="m84 144-2 3 8 22 10-11 10 11 8-22-2-3-16 14z"/><path d="m82 147-14 12 8 6-6 6 30 31M118 147l14 12-8 6 6 6-30 31"${cloth === INK ? ` stroke="${PAPER}" stroke-width="1.6"` : ''}/>`,
  suit: (cloth) =>
    `<path fill="${cloth}" d="${body}"/><path fill="${PAPER}" d="M84 144 100 202l16-58-16 14z"/><path fill="${cloth === INK ? LIGHT : INK}" d="m96 164 4-6 4 6-2 5 4 20-6 13-6-13 4-20z"/><path fill="${PAPER}" d="m84 144-2 3 8 20 10-9 10 9 8-20-2-3-16 14z"/><path d="m82 147-14 12 8 6-6 6 28 31M118 147l14 12-8 6 6 6-28 31"${cloth === INK ? ` stroke="${PAPER}" stroke-width="1.6"` : ''}/>`,
  jacket: (cloth) =>
    `<path fill="${cloth}" d="${body}"/><path fill="${PAPER}" d="m84 144 16 16 16-16 3 5-19 53-19-53z"/>`,
  shell: (cloth) =>
    `<path fill="${cloth}" d="${body}"/><path fill="${cloth === TINT ? PAPER : TINT}" d="M82 146c4 16 32 16 36 0l4 2-14 54H92l-14-54z"/><path d="M78 148c-6 8-8 16-6 24l20 30M122 148c6 8 8 16 6 24l-20 30"${cloth === INK ? ` stroke="${PAPER}" stroke-width="1.6"` : ''}/>`,
  bandhgala: (cloth) =>
    `<path fill="${cloth}" d="${body}"/><path fill="${cloth}" d="M82 140h36l2 12-20 7-20-7z"/><path fill="none" d="M80 152l20 7 20-7M100 146v56"${cloth === INK ? ` stroke="${PAPER}" stroke-width="1.5"` : ''}/><g fill="${cloth === INK ? LIGHT : INK}" stroke="none"><circle cx="105" cy="168" r="2"/><circle cx="105" cy="180" r="2"/><circle cx="105" cy="192" r="2"/><path d="m127 182 2-8 12-2 1 8z"/></g>`,
  nehru: (cloth) =>
    `<path fill="${PAPER}" d="${body}"/><path fill="${cloth}" d="M78 146c-14 4-24 10-26 18l4 38h88l4-38c-2-8-12-14-26-18l-22 12z"/><path fill="${PAPER}" d="M82 140h36l3 10-21 8-21-8z"/><path d="M100 158v44"${cloth === INK ? ` stroke="${PAPER}"` : ''}/><g fill="${cloth === INK ? PAPER : INK}" stroke="none"><circle cx="105" cy="170" r="1.8"/><circle cx="105" cy="183" r="1.8"/></g>`,
  kurta: (cloth) =>
    `<path fill="${cloth}" d="${body}"/><path fill="${PAPER}" d="M83 142h34l2 10-14 7h-10l-14-7z"/><path d="M100 159v43"${cloth === INK ? ` stroke="${PAPER}" stroke-width="1.5"` : ''}/><g fill="${cloth === INK ? PAPER : INK}" stroke="none"><circle cx="104" cy="171" r="1.7"/><circle cx="104" cy="183" r="1.7"/></g>`,
  slit: (cloth) =>
    `<path fill="${cloth}" d="${body}"/><path fill="${PAPER}" d="M84 143c4 10 10 14 16 34 6-20 12-24 16-34z"/><path d="M82 146c5 10 13 18 18 36 5-18 13-26 18-36"${cloth === INK ? ` stroke="${PAPER}" stroke-width="1.5"` : ''}/>`,
  salwar: (cloth) =>
    `<path fill="${cloth}" d="${body}"/><path fill="${PAPER}" d="M84 143c2 18 30 18 32 0z"/><path fill="${cloth === PAPER ? TINT : PAPER}" d="M80 146c-20 4-34 12-40 24l-6 32h22c0-26 10-44 30-54zM120 146c20 4 34 12 40 24l6 32h-22c0-26-10-44-30-54z"/>${line('M48 168l-4 34M152 168l4 34', 1.4)}`,
  kameez: (cloth) =>
    `<path fill="${cloth}" d="${body}"/><path fill="${PAPER}" d="M83 144l17 30 17-30z"/><path d="M80 147l20 34 20-34" stroke="${cloth === INK ? LIGHT : INK}" stroke-width="${cloth === INK ? 3 : 1.5}"/>${line('M100 181v21', 2, cloth === INK ? PAPER : '')}`,
  sari: (cloth, second) =>
    `<path fill="${second}" d="${body}"/><path fill="${PAPER}" d="M84 143c2 20 30 20 32 0z"/><path fill="${cloth}" d="M117 146c22 4 38 12 46 28l3 28H56c30-14 52-34 61-56z"/>${line('M117 146c-9 22-31 42-61 56', 2.2)}${line('M128 150c-8 20-26 38-50 52M142 158c-8 18-18 32-34 44', 1.4, cloth === INK ? PAPER : '')}`,
  silk: (cloth, second) =>
    `<path fill="${cloth}" d="${body}"/><path fill="${PAPER}" d="M84 143c0 12 6 18 16 18s16-6 16-18z"/><path fill="${second}" d="M108 146c8-2 16 1 24 4l-8 52H44c30-14 54-34 64-56z"/><path fill="${cloth}" d="M108 146c-10 22-34 42-64 56h18c26-14 48-34 56-56z"/>${line('M128 160l-4 42M120 168c-6 14-16 26-26 34', 1.4, second === INK ? PAPER : '')}`,
  pinned: (cloth, second) =>
    `<path fill="${second}" d="${body}"/><path fill="${PAPER}" d="M84 143l16 28 16-28z"/><path fill="${cloth}" d="M122 148c20 4 36 10 42 26l2 28H40c34-6 66-24 82-54z"/>${line('M122 148c-16 30-48 48-82 54', 4.5, cloth === LIGHT ? '' : LIGHT)}${line('M140 156c-10 22-26 36-46 46', 1.4, cloth === INK ? PAPER : '')}`,
  labcoat: () =>
    `<path fill="${PAPER}" d="${body}"/><path fill="${TINT}" d="M84 144 100 202l16-58-16 14z"/><path fill="${PAPER}" d="m82 146-16 12 10 8-4 6 28 30M118 146l16 12-10 8 4 6-28 30"/><path d="M124 186h24v16M131 186v-10M136 186v-7"/>`,
  coatTop: () =>
    `<path fill="${PAPER}" d="${body}"/><path fill="${INK}" d="M84 144c2 12 30 12 32 0l4 4-14 54H94l-14-54z"/><path fill="${PAPER}" d="m80 147-12 12 8 8-4 5 24 30M120 147l12 12-8 8 4 5-24 30"/><path d="M52 186h22v16M60 186v-9"/>`,
  vee: (cloth) =>
    `<path fill="${cloth}" d="${body}"/><path fill="${PAPER}" d="m82 146 18 34 18-34-2-4-16 16-16-16z"/><path d="m84 143-3 4 9 20 10-9 10 9 9-20-3-4-16 15z"/>${line('M79 148l21 38 21-38', 1.6, cloth === INK ? PAPER : '')}`,
  crew: (cloth) =>
    `<path fill="${cloth}" d="${body}"/><path fill="${cloth}" d="M80 147c4 16 36 16 40 0l-4-4c-4 10-28 10-32 0z"/>${line('M84 152l-2 4M94 156v5M106 156v5M116 152l2 4', 1.3, cloth === INK ? PAPER : '')}`,
  turtle: (cloth) =>
    `<path fill="${cloth}" d="${body}"/><path fill="${cloth}" d="M82 134h36l3 16c-12 8-30 8-42 0z"/>${line('M83 142c10 5 24 5 34 0', 1.3, cloth === INK ? PAPER : '')}`,
  cardigan: (cloth) =>
    `<path fill="${PAPER}" d="${body}"/><path d="M84 146c4 12 28 12 32 0"/><path fill="${cloth}" d="M84 146c-30 6-49 18-50 56h50c8-18 6-38 0-56zM116 146c30 6 49 18 50 56h-50c-8-18-6-38 0-56z"/>`,
  shawl: (cloth, second) =>
    `<path fill="${second}" d="${body}"/><path fill="${PAPER}" d="M85 143c3 12 27 12 30 0z"/><path fill="${cloth}" d="M80 146c-30 4-48 18-50 56h68c-12-16-18-36-18-56zM120 146c30 4 48 18 50 56H92c16-14 26-34 28-56z"/>${line('M120 146c-2 22-12 42-28 56', 4.5, cloth === LIGHT ? INK : LIGHT)}${line('M136 156c-2 18-8 32-18 46M66 156c0 18 4 32 10 46', 1.4, cloth === INK ? PAPER : '')}`,
  stole: (cloth) =>
    `<path fill="${cloth === TINT ? PAPER : TINT}" d="${body}"/><path fill="${cloth}" d="M78 142c-4 8-2 16 4 20 10 8 26 8 36 0 6-4 8-12 4-20-8 12-36 12-44 0z"/><path fill="${cloth}" d="M104 164l18-8 12 46h-26z"/>${line('M82 152c10 8 26 8 36 0M112 176l4 26', 1.4, cloth === INK ? PAPER : '')}`,
} satisfies Record<string, (cloth: string, second: string) => string>;
