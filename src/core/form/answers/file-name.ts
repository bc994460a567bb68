import { byteLength } from '../../byte-length.ts';

/**
 * A visitor's file name, made safe for display and storage as text: no folders, no invisible characters or direction
 * marks, composed (NFC), at most 255 bytes with its extension. It is never used as a name on disk.
 */
export function cleanFileName(name: string): string {
  const base = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const clean = base.normalize('NFC').replace(unseen, '').trim();
  const ending = fileExtension(clean);
  return cut(clean, ending === '' ? '' : `.${ending}`) || 'file';
}

/** The extension of a cleaned name in lower case: pdf for Thesis.PDF; empty for "thesis" and "thesis.". */
export function fileExtension(name: string): string {
  return /[^.]\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

const unseen = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029\uFEFF\u200B\u2060]/gu;

function cut(name: string, ending: string): string {
  if (byteLength(name) <= 255) return name;
  const room = 255 - ending.length;
  let remaining = '';
  let bytes = 0;
  // Shortens by grapheme, so that no Hindi letter loses its vowel sign.
  for (const { segment } of new Intl.Segmenter('und').segment(name.slice(0, name.length - ending.length))) {
    bytes += byteLength(segment);
    if (bytes > room) break;
    remaining += segment;
  }
  return remaining.trimEnd() + name.slice(name.length - ending.length);
}
