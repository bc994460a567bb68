import { beard, moustache } from './beard.ts';
import { dresses } from './dress.ts';
import { down, faces, up } from './face.ts';
import type { Face } from './face.ts';
import { brows, eyes, glasses, highFrames, lips, mouths, noses } from './features.ts';
import { hairs } from './hair.ts';
import { INK, LIGHT, PAPER, TINT, fills, hairInk, hash, line, round } from './inks.ts';
import { earrings, faceJewels, neckJewels } from './jewels.ts';
import type { Parts } from './parts.ts';
import { hairBehind, hairInFront, hairOverDress, headCloth, headwearOf } from './top.ts';

/**
 * One head, lit from the side before a window's beam, on 200 × 200; the plate crops it.
 * The same parts give the same drawing.
 */
export function portrait(parts: Parts): string {
  const face = faces[parts.face];
  const lower = move((face[3] - 138) / 3);
  const turn = parts.tilt ? ` transform="rotate(${parts.tilt} 100 146)"` : '';
  const behind = hairBehind(parts);
  const beam = parts.beam;
  const cloth = fills[parts.fill];
  const second = fills[parts.second ?? (cloth === PAPER ? 'tint' : 'paper')];
  const whiskers = hairInk(parts.tone);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" fill="none" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true">
<path fill="${TINT}" stroke="none" d="M0 0h200v200H0z"/><path fill="${LIGHT}" stroke="none" d="M${beam} 0h70L${beam - 20} 200h-110z"/>
<g${parts.flip ? ' transform="matrix(-1 0 0 1 200 0)"' : ''}>${behind ? `<g${turn}>${wide(face, behind)}</g>` : ''}${neck(face)}
${dresses[parts.dress](cloth, second)}${isVeiled(parts) ? '' : parts.jewels.map((name) => neckJewels[name] ?? '').join('')}
<g${turn}>${head(face)}
<g transform="${lower}">${mirrored(parts, face)}<path d="${noses[parts.nose]}"/>${foreheadLines(parts)}${parts.jewels.map((name) => faceJewels[name] ?? '').join('')}</g>
${beard(parts.beard, face, whiskers)}<g transform="${lower}">${mouth(parts)}${moustache(parts.moustache, whiskers)}</g>
${wide(face, hairInFront(parts))}${wide(face, headCloth(parts))}<g transform="${lower}">${parts.glasses ? glasses[parts.glasses] : ''}</g></g>
${hairOverDress(parts)}</g></svg>\n`;
}

function move(y: number): string {
  return `translate(0 ${round(y)})`;
}

/** Hair and cloths are drawn for a half width of 38. */
function wide(face: Face, svg: string): string {
  const scale = face[0] / 38;
  if (!svg || scale === 1) return svg;
  return `<g transform="matrix(${round(scale * 100) / 100} 0 0 1 ${round(100 - 100 * scale)} 0)">${svg}</g>`;
}

function isVeiled(parts: Parts): boolean {
  return parts.head === 'hijab' || parts.head === 'hijabLoose';
}

function neck(face: Face): string {
  return `<path fill="${PAPER}" d="M85 120v32c4 10 26 10 30 0v-32z"/><path fill="${TINT}" stroke="none" d="M86 ${face[3] - 4}c10 8 20 8 28 0v12c-8 4-20 4-28-4z"/>`;
}

function head(face: Face): string {
  const [w, jaw, jawY, chin, chinWidth] = face;
  const shaded: Face = [w - 1, jaw - 1, jawY, chin - 1, chinWidth];
  const inner = round(100 + 0.66 * w);
  return `<path fill="${PAPER}" d="M100 34C${round(100 - 0.6 * w)} 34 ${100 - w} 52 ${100 - w} 80${down(face, -1)}${up(face, 1)}C${100 + w} 52 ${round(100 + 0.6 * w)} 34 100 34z"/>
<path fill="${TINT}" stroke="none" d="M${round(100 + 0.55 * w)} 42C${round(97 + w)} 54 ${99 + w} 66 ${99 + w} 80${down(shaded, 1)}C${round(100 + 0.6 * jaw)} ${chin - 8} ${inner} 108 ${inner} 80C${inner} 62 ${round(100 + 0.62 * w)} 50 ${round(100 + 0.55 * w)} 42z"/>`;
}

/** Ear, eye, brow, lines and earring of one side, drawn once and mirrored by reference; the id follows from the parts. */
function mirrored(parts: Parts, face: Face): string {
  const w = face[0];
  const covered = hairs[parts.hair].coversEars || headwearOf(parts)?.coversEars;
  const ear = covered ? '' : `<path fill="${PAPER}" d="M${99 - w} 85c-4-3-6 0-6 5 1 5 3 8 6 8"/>`;
  const ring = covered ? '' : parts.jewels.map((name) => earrings(w)[name] ?? '').join('');
  const id = `f${hash(JSON.stringify(parts)).toString(36)}`;
  return `<g id="${id}">${ear}${eyes[parts.eyes]}${brow(parts)}${ageLines(parts)}${ring}</g><use href="#${id}" transform="matrix(-1 0 0 1 200 0)"/>`;
}

function brow(parts: Parts): string {
  const [d, width] = brows[parts.brow];
  const lift = highFrames.has(parts.glasses || '') ? -5 : parts.glasses === 'brow' ? -4 : 0;
  const lifted = lift
    ? d.replace(/^M(\S+) ([\d.]+)/, (_, x: string, y: string) => `M${x} ${Number(y) + lift}`)
    : d;
  return `<path stroke-width="${parts.tone === 'white' ? 1.6 : width}" d="${lifted}"/>`;
}

function ageLines(parts: Parts): string {
  const age = parts.age;
  if (age === 0) return '';
  const bags = age > 1 && parts.glasses !== 'reading' ? 'M79.5 96.5q4.5 2.5 9 .5' : '';
  return line(`M82 109c-2 2-3.5 4-3.5 6.5${bags}${age > 2 ? 'M71 86l-3-1.5M71 91l-3 1' : ''}`);
}

function foreheadLines(parts: Parts): string {
  const bare = hairs[parts.hair].creases || /^(recede|slick|none|shaved)$/.test(parts.hair);
  return parts.age > 1 && bare && !parts.head ? line('M89 62q11-3 22 0M92 56q8-2 16 0') : '';
}

function mouth(parts: Parts): string {
  const hidden = parts.beard === 'full' || parts.beard === 'long';
  if (hidden) return '';
  const shape = parts.mouth === 'lips' ? lips : `<path d="${mouths[parts.mouth]}"/>`;
  return `<g${parts.moustache ? ' transform="translate(0 3)"' : ''}>${shape}</g>`;
}
