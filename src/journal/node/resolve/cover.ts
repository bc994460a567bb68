import type { IssueNumber } from '../../content/journal-parts.gen.ts';
import { issueParts, issueSegment } from '../../core/record/issue-number.ts';

/** The inks: the line has the text's colour, the others follow the page's theme. */
const INK = 'currentColor';
const LIGHT = 'var(--art-light,#f6a21e)';
const PAPER = 'var(--art-paper,#fdfdfb)';

const WIDTH = 320;
const HEIGHT = 240;
/** Half the height of a slit. */
const SLIT = 6;
/** The distance from a slit to the farthest corner, at any angle of the wall. */
const reach = 320;

/**
 * The cover of an issue as a drawing: a wall with n slits for issue n (for the later number of a double issue), and
 * waves that spread from the slits. Each volume rotates the wall by 15 degrees. A page opens the slits by setting
 * `--slit` and, for close slits, `--slit-narrow`.
 */
export function cover(volume: number, number: IssueNumber): string {
  const { last, supplement } = issueParts(number);
  const issue = last ?? supplement ?? 1;
  const gap = issue > 1 ? Math.min(70, 190 / (issue - 1)) : 0;
  const slits = Array.from({ length: issue }, (_, i) => round(HEIGHT / 2 + (i - (issue - 1) / 2) * gap));
  const beams = slits.map((y) => `M-200 ${y}H4.5`).join('');
  // The slit opens as far as its neighbours leave space.
  const openSlitProperty = gap > 0 && gap < 40 ? '--slit-narrow' : '--slit';
  const id = `w${volume}-${issueSegment(number).slice(1)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" fill="none" stroke="${INK}" aria-hidden="true" focusable="false">
<path fill="${LIGHT}" stroke="none" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<g transform="rotate(${-15 * (volume - 1)} 160 120) translate(88 0)">
<path fill="${PAPER}" stroke="none" d="M-400-300H0v900H-400z"/>
<defs><path id="${id}" d="${waves(issue)}"/></defs>
<g stroke-width="${issue > 6 ? 2 : 2.6}">${slits.map((y) => `<use href="#${id}" y="${y}"/>`).join('')}</g>
<path stroke-width="9" d="${wall(slits)}"/>
<path stroke="${LIGHT}" stroke-width="var(${openSlitProperty},${2 * SLIT})" d="${beams}"/>
</g></svg>\n`;
}

/** Semicircles around a slit, with distances that grow with the number of slits. */
function waves(issue: number): string {
  const step = issue <= 2 ? 13 : issue <= 4 ? 18 : issue <= 8 ? 28 : 40;
  let d = '';
  for (let i = 0; i < Math.ceil(reach / step); i++) {
    const radius = 8 + i * step;
    d += `M0 ${-radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}`;
  }
  return d;
}

function wall(slits: number[]): string {
  let d = '';
  let from = -60;
  for (const y of slits) {
    d += `M0 ${round(from)}V${round(y - SLIT)}`;
    from = y + SLIT;
  }
  return `${d}M0 ${round(from)}V${HEIGHT + 60}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
