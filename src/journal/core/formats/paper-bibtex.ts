import { parseDateParts } from '../record/dates.ts';
import type { AuthorRecord } from '../record/authors/author.ts';
import { citationKey, pageSpan, type JournalFacts } from './csl.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import { citationRemark } from '../record/notices/remark.ts';
import { englishTitle } from '../record/languages/translations.ts';

/** One entry for BibTeX and biblatex; letters stay in UTF-8. */
export function bibtex(paper: PaperRecord, journal: JournalFacts): string {
  const { year, month } = parseDateParts(paper.published);
  const fields: [name: string, value: string | undefined][] = [
    ['author', people(paper.authors)],
    // The second pair of braces keeps styles from changing capitals.
    ['title', inBraces(inBraces(escapeBibtex(paper.title)))],
    // biblatex's field for a title in another language, which appears in brackets after the paper's own.
    ['titleaddon', bibtexText(englishTitle(paper))],
    ['journal', bibtexText(journal.title)],
    // biblatex's editors next to an issue title are those of the issue.
    ['issuetitle', bibtexText(paper.special?.title)],
    ['editor', people(paper.special?.editors ?? [])],
    ['year', inBraces(String(year))],
    ['month', months[month - 1]],
    ['volume', bibtexText(paper.volume?.toString())],
    ['number', bibtexText(paper.issue?.toString().replace('-', '--'))],
    ['pages', bibtexText(pageSpan(paper, '--'))],
    ['issn', bibtexText(journal.issn)],
    ['doi', bibtexVerbatim(paper.doi)],
    ['url', bibtexVerbatim(paper.url)],
    ['language', bibtexText(paper.language)],
    ['keywords', bibtexText(paper.keywords.join(', '))],
    ['abstract', bibtexText(paper.abstract.join(' '))],
    ['note', bibtexText(citationRemark(paper))],
  ];
  return bibtexEntry('article', citationKey(paper), fields);
}

/** An entry with its fields; those without a value are left out. */
export function bibtexEntry(
  type: string,
  key: string,
  fields: readonly (readonly [name: string, value: string | undefined])[],
): string {
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = ${value},\n`] : []));
  return `@${type}{${key},\n${lines.join('')}}\n`;
}

type Person = Pick<AuthorRecord, 'given' | 'family' | 'name'>;

function people(all: readonly Person[]): string | undefined {
  return all.length > 0 ? inBraces(all.map(personText).join(' and ')) : undefined;
}

function personText({ given, family, name }: Person): string {
  if (!given || !family) return inBraces(escapeBibtex(name));
  return `${nameText(family)}, ${nameText(given)}`;
}

/** A name in one part, in braces: otherwise a comma, the word "and" or an initial small letter would split it. */
export function nameText(name: string): string {
  const escaped = escapeBibtex(name);
  return /,|\b(and|AND)\b|^\p{Ll}\S*$/u.test(name) ? inBraces(escaped) : escaped;
}

/** A value of BibTeX; undefined if it is empty. */
export function bibtexText(value: string | undefined): string | undefined {
  return value ? inBraces(escapeBibtex(value)) : undefined;
}

/** An address, which readers take verbatim: only braces must be escaped, because they would end it early. */
export function bibtexVerbatim(value: string | undefined): string | undefined {
  return value && inBraces(value.replace(/[{}]/g, (character) => encodeURIComponent(character)));
}

/** A value in braces, which keep its letters as they are. */
export function inBraces(value: string): string {
  return `{${value}}`;
}

/** Escapes the characters that TeX would interpret. */
export function escapeBibtex(value: string): string {
  return value
    .replace(/\s+/g, ' ')
    .replace(/[\\{}&%#_$~^]/g, (character) => commands[character] ?? `\\${character}`);
}

const commands: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** The abbreviations of months that BibTeX styles translate. */
export const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
