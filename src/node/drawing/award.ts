import { INK, LIGHT, PAPER, TINT, polar } from './inks.ts';

const X = 120;
const Y = 78;

/** The honours and how far, in degrees, the light of their seal opens. */
export const honours = { participation: 36, recognition: 96, achievement: 180, excellence: 300 };

/** One seal whose light opens wider with the honour. */
export function award(open: number): string {
  const [fromX, fromY] = polar(X, Y, 46, 90 - open / 2);
  const [toX, toY] = polar(X, Y, 46, 90 + open / 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" fill="none" stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true" focusable="false">
<path fill="${TINT}" d="m98 122-14 46 22-8 14 16 14-16 22 8-14-46z"/>
<circle cx="120" cy="78" r="46" fill="${PAPER}"/>
<path fill="${LIGHT}" stroke="none" d="M120 78 ${fromX} ${fromY}A46 46 0 ${open > 180 ? 1 : 0} 0 ${toX} ${toY}z"/>
<circle cx="120" cy="78" r="46"/><path d="${ticks(open)}"/><circle cx="120" cy="78" r="7" fill="${INK}"/></svg>`;
}

function ticks(open: number): string {
  let d = '';
  for (let angle = 0; angle < 360; angle += 12) {
    const lit = Math.abs(((angle - 90 + 540) % 360) - 180) <= open / 2;
    const [x, y] = polar(X, Y, 54, angle);
    const [toX, toY] = polar(X, Y, lit ? 66 : 59, angle);
    d += `M${x} ${y} ${toX} ${toY}`;
  }
  return d;
}
