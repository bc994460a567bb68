import { isOrcid, isRor } from 'pagewright/text';
import type { IssueNumber } from '../../content/journal-parts.gen.ts';
import { withoutEnd } from './without-end.ts';

/** The DOI in a text, 10.5555/abc, in any form: as an address, after “doi:”; undefined if there is none. */
export function doiIn(text: string | undefined): string | undefined {
  const doi = /10\.\d{4,9}\/[^\s"<>]+/.exec(text ?? '')?.[0];
  return doi && withoutEnd(doi, /[.,;]/);
}

/** The ORCID in a text, or in its address; undefined if its check digit is wrong. */
export function orcidIn(text: string | undefined): string | undefined {
  const orcid = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.exec(text ?? '')?.[0];
  return orcid !== undefined && isOrcid(orcid) ? orcid : undefined;
}

/**
 * Splits a line into its text and its ORCID: “Reader, Northvale University, ORCID 0000-0002-1825-0097”. An ORCID
 * with a wrong check digit stays in the text.
 */
export function withoutOrcid(line: string | undefined): { text: string | undefined; orcid?: string } {
  const orcid = orcidIn(line);
  if (line === undefined || orcid === undefined) return { text: line };
  const [before = '', after = ''] = line.split(orcid);
  const withoutAddress = withoutEnd(before.replace(/(?:https?:\/\/)?orcid\.org\/$/i, ''), /[\s:]/);
  const withoutLabel = withoutEnd(withoutAddress.replace(/orcid(?:\s?id)?$/i, ''), /[\s,;:([–—-]/);
  const text = (withoutLabel + after.replace(/^[\s)\].]+$/, '')).replace(/^[\s,;.]+/, '').trim();
  return { text: text || undefined, orcid };
}

/** The number of a volume, an issue or a page; undefined if it has letters. */
export function numberIn(text: string | number | undefined): number | undefined {
  const digits = /^\s*(\d{1,4})\s*$/.exec(String(text ?? ''))?.[1];
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits);
}

/** The number of an issue: 3, “3–4” or “3/4”, “Suppl 1”, “S1” or “2 Suppl. 1”; undefined in other forms. */
export function issueIn(text: string | number | undefined): IssueNumber | undefined {
  const words = String(text ?? '')
    .trim()
    .replace(/\s+/g, ' ');
  const [, first, last, supplement] =
    /^(?:([1-9]\d{0,2})(?: ?[-–—/] ?([1-9]\d{0,2}))?)?(?: ?s(?:uppl(?:ement)?)?\.? ?([1-9]\d{0,2}))?$/i.exec(
      words,
    ) ?? [];
  const number = first && last ? `${first}-${last}` : first;
  if (supplement) return [number, `Suppl. ${supplement}`].filter(Boolean).join(' ');
  return first && !last ? Number(first) : number;
}

/** The first and last page of “3–9” or “112-30”, which means 112–130; a single page is both. */
export function pagesIn(
  text: string | undefined,
): { first: number; last: number } | { first: string; last: string } | undefined {
  const [, letters, more = letters] =
    new RegExp(`^\\s*(${PAGE})(?:\\s*[-–—]+\\s*(${PAGE}))?\\s*$`).exec(text ?? '') ?? [];
  // e12 is the number of an article.
  if (/^e\d/.test(letters ?? '') || (letters === more && /^e/i.test(letters ?? ''))) return undefined;
  if (letters !== undefined && more !== undefined && /[a-z]/i.test(letters + more))
    return { first: letters, last: more };
  const [, from, to = from] = /^\s*(\d{1,5})(?:\s*[-–—]+\s*(\d{1,5}))?\s*$/.exec(text ?? '') ?? [];
  if (from === undefined || to === undefined) return undefined;
  return { first: Number(from), last: Number(from.slice(0, Math.max(0, from.length - to.length)) + to) };
}

/** A page as it may be printed: 12, S12, E12, 12a, iv. */
const PAGE = '[A-Za-z]{0,4}\\.?\\d{1,6}[A-Za-z]{0,2}|[ivxlcdm]{1,8}';

/** The ROR number in a text or an address, if its check digits are correct. */
export function rorIn(text: string | undefined): string | undefined {
  const [, ror] = /(?:^|\/)(0[a-hj-km-np-tv-z0-9]{6}\d\d)\/?$/i.exec(text?.trim() ?? '') ?? [];
  return ror && isRor(ror.toLowerCase()) ? ror.toLowerCase() : undefined;
}

/** The number in the registry of funders, without an address. */
export function funderIdIn(text: string | undefined): string | undefined {
  return /10\.13039\/\d{4,15}$/.exec(text?.trim() ?? '')?.[0];
}
