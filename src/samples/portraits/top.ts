import { hairs } from './hair.ts';
import type { Hair } from './hair.ts';
import { headwear } from './headwear.ts';
import type { Headwear } from './headwear.ts';
import { INK, LIGHT, PAPER, TINT, fills, hairInk, line } from './inks.ts';
import type { Dots, Tone } from './inks.ts';
import type { Parts } from './parts.ts';

export function headwearOf(parts: Parts): Headwear | undefined {
  return parts.head && headwear[parts.head];
}

export function hairBehind(parts: Parts): string {
  const cloth = headwearOf(parts);
  if (cloth?.hidesHair || cloth?.coversBack) return '';
  const hair = hairOf(parts);
  const ink = hairInk(parts.tone);
  const flowers = hair.flowers;
  return (
    (hair.clumpsBehind ? clumps([hair.clumpsBehind], ink) : '') +
    (hair.behind ? `<path fill="${ink}" d="${hair.behind}"/>` : '') +
    (flowers ? line(flowers.d, flowers.width) + line(flowers.d, flowers.width - 3.5, PAPER) : '')
  );
}

export function hairInFront(parts: Parts): string {
  if (headwearOf(parts)?.hidesHair) return '';
  const hair = hairOf(parts);
  if (hair.stubble) {
    return `<path fill="${TINT}" stroke="none" d="M63 80c-3-30 14-45 37-45s40 15 37 45c-6-18-18-26-37-26s-31 8-37 26z"/>`;
  }
  const ink = hairInk(parts.tone);
  const drawn = strands(hair, parts.tone);
  return (
    (hair.front ? `<path fill="${ink}" d="${hair.front}"/>` : '') +
    (hair.clumps ? clumps(hair.clumps, ink) : '') +
    (hair.creases ? line(hair.creases) : '') +
    (drawn ? line(drawn, 1.3, ink === INK ? PAPER : INK) : '') +
    (hair.front ? greyTemples(hair, parts.tone) : '')
  );
}

export function headCloth(parts: Parts): string {
  const cloth = headwearOf(parts);
  if (!cloth) return '';
  const fill = fills[parts.headFill ?? 'tint'];
  return (
    `<path fill="${fill}" fill-rule="evenodd" d="${cloth.shape}"/>` +
    (cloth.band ? `<path fill="${LIGHT}" d="${cloth.band}"/>` : '') +
    (cloth.hem ? line(cloth.hem, 5, LIGHT) + line(cloth.hem, 1.2) : '') +
    (cloth.folds ? line(cloth.folds, 1.4, fill === INK ? PAPER : '') : '')
  );
}

export function hairOverDress(parts: Parts): string {
  const hair = hairOf(parts);
  if (!hair.over || headwearOf(parts)?.hidesHair) return '';
  const ink = hairInk(parts.tone);
  const ribbon = hair.tie ? `<path fill="${LIGHT}" d="${hair.tie}"/>` : '';
  return `<path fill="${ink}" d="${hair.over}"/>${line(hair.overLines ?? '', 1.4, ink === INK ? PAPER : INK)}${ribbon}`;
}

function hairOf(parts: Parts): Hair {
  return hairs[parts.hair];
}

function strands(hair: Hair, tone: Tone): string | undefined {
  if (tone === 'salt' && hair.coversEars) return 'M70 62c4-14 10-22 20-28M132 64c-3-13-9-21-17-27';
  if (tone === 'dark' || tone === 'salt') return hair.strands;
  return (
    hair.strands ?? (hair.front && !hair.creases ? 'M76 58c4-12 10-20 20-26M124 58c-2-10-6-16-12-22' : '')
  );
}

function greyTemples(hair: Hair, tone?: Tone): string {
  if (tone !== 'salt' || hair.coversEars) return '';
  const temple = `<path fill="${TINT}" stroke="none" d="M62 84c-2-9-2-17 1-24 4 2 5 8 4 12-1 5-3 9-5 12z"/>`;
  return `${temple}<g transform="matrix(-1 0 0 1 200 0)">${temple}</g>`;
}

/** Curls: dots of ink, and for light hair smaller ones in its colour on top. */
function clumps(list: Dots[], ink: string): string {
  const outline = list.map(({ d, width }) => line(d, width)).join('');
  return ink === INK ? outline : outline + list.map(({ d, width }) => line(d, width - 4.4, ink)).join('');
}
