import type { PaperRecord } from '../../core/record/paper-record.ts';

/** The facts that every output must give for a paper. */
export interface PaperFacts {
  /** The names as on the title page. */
  authors: string[];
  title: string;
  /** Empty if the paper is online first. */
  volume: string;
  issue: string;
  /** The date in its known precision. */
  date: string;
  url: string;
}

export function paperFacts(paper: PaperRecord): PaperFacts {
  return {
    authors: paper.authors.map(({ name }) => name),
    title: paper.title,
    volume: numberText(paper.volume),
    issue: numberText(paper.issue),
    date: paper.published,
    url: paper.url,
  };
}

/** A number as outputs write it; empty if there is none. */
export function numberText(number: string | number | undefined): string {
  return number === undefined ? '' : String(number);
}

/** A name in reading order: Anjali Deshmukh for Deshmukh, Anjali. */
export function toReadingOrder(listed: string): string {
  const [family = '', ...given] = listed.split(', ');
  return [...given, family].join(' ');
}

export function joinDateParts(parts: readonly (number | string)[]): string {
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
