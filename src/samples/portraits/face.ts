/** Half width, half width of the jaw, height of the jaw, height of the chin, width of the chin. */
export type Face = [half: number, jaw: number, jawY: number, chin: number, chinWidth: number];

export const faces = {
  oval: [37, 29, 116, 138, 13],
  round: [39, 33, 114, 134, 18],
  square: [38, 33, 118, 137, 19],
  long: [35, 28, 120, 143, 13],
  heart: [38, 26, 114, 138, 8],
  broad: [41, 35, 116, 138, 18],
  slim: [34, 26, 118, 140, 10],
  soft: [38, 31, 118, 136, 14],
} satisfies Record<string, Face>;

/** The outline from brow to chin on one side: -1 is the left. `out` draws it that much further out. */
export function down([half, jaw, jawY, chin, chinWidth]: Face, side: 1 | -1, out = 0): string {
  const x = (n: number) => Math.round(100 + side * n);
  const bend = Math.round(jawY + (chin - jawY) * 0.62 + out);
  return `C${x(half + out)} ${(80 + jawY) / 2 + 2} ${x(jaw + (half - jaw) * 0.45 + out)} ${jawY - 6} ${x(jaw + out)} ${jawY}C${x(jaw - 5 + out)} ${bend} ${x(chinWidth)} ${chin + out} 100 ${chin + out}`;
}

/** The same line from chin to brow. */
export function up([half, jaw, jawY, chin, chinWidth]: Face, side: 1 | -1, out = 0): string {
  const x = (n: number) => Math.round(100 + side * n);
  const bend = Math.round(jawY + (chin - jawY) * 0.62 + out);
  return `C${x(chinWidth)} ${chin + out} ${x(jaw - 5 + out)} ${bend} ${x(jaw + out)} ${jawY}C${x(jaw + (half - jaw) * 0.45 + out)} ${jawY - 6} ${x(half + out)} ${(80 + jawY) / 2 + 2} ${x(half)} 80`;
}
