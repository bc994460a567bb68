import { moustaches } from './features.ts';
import { down, up } from './face.ts';
import type { Face } from './face.ts';
import { INK, PAPER, line, round } from './inks.ts';
import type { Parts } from './parts.ts';

/** A beard on a face; empty where there is none. */
export function beard(kind: Parts['beard'], face: Face, hair: string): string {
  const lower = face[3] - 138;
  const gap = `<path stroke="${hair === INK ? PAPER : INK}" stroke-width="2.2" d="M92 ${120 + lower / 3}q8 2.5 16 0"/>`;
  switch (kind) {
    case 'full':
      return whiskers(face, hair) + gap;
    case 'trim':
      return trimmed(face, hair);
    case 'long':
      return flowing(face[0], hair, gap);
    case 'goatee':
      return `<path fill="${hair}" d="M90 ${127 + lower / 2}c3-3 17-3 20 0 2 8-3 ${round(13 + lower / 2)}-10 ${round(14 + lower / 2)}s-12-6-10-14z"/>`;
    default:
      return '';
  }
}

/** A moustache; empty where there is none. */
export function moustache(kind: Parts['moustache'], hair: string): string {
  if (!kind) return '';
  if (kind === 'pencil') return line('M87 112.5q5 2.5 11.5 0M113 112.5q-5 2.5-11.5 0', 2.6);
  return `<path fill="${hair}" stroke-width="1.6" d="${moustaches[kind]}"/>`;
}

function whiskers(face: Face, hair: string): string {
  const w = face[0];
  return `<path fill="${hair}" stroke-width="2.2" d="M${round(100 - w)} 84${down(face, -1, 3)}${up(face, 1, 3)}C${round(98 + w)} 106 ${round(92 + w)} 114 114 113q-14-5-28 0C${round(108 - w)} 114 ${round(102 - w)} 106 ${round(100 - w)} 84z"/>`;
}

function trimmed(face: Face, hair: string): string {
  const w = face[0];
  return `<path fill="${hair}" d="M${100 - w} 86${down(face, -1, 2)}${up(face, 1, 2)}L${100 + w} 86c-2 18-8 34-24 41q-14-4-${2 * w - 48} 0c-16-7-22-23-24-41z"/>`;
}

function flowing(w: number, hair: string, gap: string): string {
  const strands = 'M92 134c2 12 4 20 8 28M108 134c0 10-2 18-4 24M82 132c2 8 5 14 8 20';
  return `<path fill="${hair}" d="M${round(100 - w)} 86c-3 30 4 46 12 60 8 12 16 22 24 28 12-8 22-18 26-28 8-14 13-30 10-60-4 16-12 26-22 26q-12-5-24 0c-10 0-22-10-26-26z"/>${gap}${line(strands, 1.3, hair === INK ? PAPER : INK)}`;
}
