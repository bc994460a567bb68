import { isOrcid, isRor } from '../../core/identifiers/check-digits.ts';
import { withoutEnd } from './without-end.ts';

/** 10.5555/abc of a DOI however it is written: as an address, after “doi:”; undefined where it is none. */
export function doiIn(text: string | undefined): string | undefined {
  const found = /10\.\d{4,9}\/[^\s"<>]+/.exec(text ?? '')?.[0];
  return found && withoutEnd(found, /[.,;]/);
}

/** The sixteen signs of an ORCID, of its address too; undefined where its last one does not fit the others. */
export function orcidIn(text: string | undefined): string | undefined {
  const found = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.exec(text ?? '')?.[0];
  return found !== undefined && isOrcid(found) ? found : undefined;
}

/**
 * A line without the ORCID that stands in it, and that number: “Reader, Northvale University, ORCID 0000-0002-1825-0097”.
 * A number whose last sign does not fit stays where it is.
 */
export function withoutOrcid(line: string | undefined): { text: string | undefined; orcid?: string } {
  const orcid = orcidIn(line);
  if (line === undefined || orcid === undefined) return { text: line };
  const [before = '', after = ''] = line.split(orcid);
  const named = withoutEnd(before.replace(/(?:https?:\/\/)?orcid\.org\/$/i, ''), /[\s:]/);
  const kept = withoutEnd(named.replace(/orcid(?:\s?id)?$/i, ''), /[\s,;:([–—-]/);
  const text = (kept + after.replace(/^[\s)\].]+$/, '')).replace(/^[\s,;.]+/, '').trim();
  return { text: text || undefined, orcid };
}

/** The number of a volume, an issue or a page; undefined where it has letters. */
export function numberIn(text: string | number | undefined): number | undefined {
  const digits = /^\s*(\d{1,4})\s*$/.exec(String(text ?? ''))?.[1];
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits);
}

/** The first and the last page of “3–9” or “112-30”, which stands for 112–130; one page is both. */
export function pagesIn(text: string | undefined): { first: number; last: number } | undefined {
  const [, from, to = from] = /^\s*(\d{1,4})(?:\s*[-–—]+\s*(\d{1,4}))?\s*$/.exec(text ?? '') ?? [];
  if (from === undefined || to === undefined) return undefined;
  return { first: Number(from), last: Number(from.slice(0, Math.max(0, from.length - to.length)) + to) };
}

/** The number of an institution, of its address or as it stands, where its digits fit. */
export function rorIn(text: string | undefined): string | undefined {
  const [, ror] = /(?:^|\/)(0[a-hj-km-np-tv-z0-9]{6}\d\d)\/?$/i.exec(text?.trim() ?? '') ?? [];
  return ror && isRor(ror.toLowerCase()) ? ror.toLowerCase() : undefined;
}

/** The number of a funder in the registry of funders, without the address before it. */
export function funderIdIn(text: string | undefined): string | undefined {
  return /10\.13039\/\d{4,15}$/.exec(text?.trim() ?? '')?.[0];
}
