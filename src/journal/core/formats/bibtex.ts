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
    ['title', braced(braced(escape(paper.title)))],
    // biblatex's field for a title in another language: in brackets after the paper's own.
    ['titleaddon', text(englishTitle(paper))],
    ['journal', text(journal.title)],
    // biblatex's editors next to an issue title are those of the issue.
    ['issuetitle', text(paper.special?.title)],
    ['editor', people(paper.special?.editors ?? [])],
    ['year', braced(String(year))],
    ['month', months[month - 1]],
    ['volume', text(paper.volume?.toString())],
    ['number', text(paper.issue?.toString().replace('-', '--'))],
    ['pages', text(pageSpan(paper, '--'))],
    ['issn', text(journal.issn)],
    ['doi', verbatim(paper.doi)],
    ['url', verbatim(paper.url)],
    ['language', text(paper.language)],
    ['keywords', text(paper.keywords.join(', '))],
    ['abstract', text(paper.abstract.join(' '))],
    ['note', text(citationRemark(paper))],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = ${value},\n`] : []));
  return `@article{${citationKey(paper)},\n${lines.join('')}}\n`;
}

type Person = Pick<AuthorRecord, 'given' | 'family' | 'name'>;

function people(all: readonly Person[]): string | undefined {
  return all.length > 0 ? braced(all.map(personText).join(' and ')) : undefined;
}

function personText({ given, family, name }: Person): string {
  if (!given || !family) return braced(escape(name));
  return `${nameText(family)}, ${nameText(given)}`;
}

/** A comma, the word "and", or an initial small letter would split a single name; braces prevent that. */
function nameText(name: string): string {
  const escaped = escape(name);
  return /,|\b(and|AND)\b|^\p{Ll}\S*$/u.test(name) ? braced(escaped) : escaped;
}

function text(value: string | undefined): string | undefined {
  return value ? braced(escape(value)) : undefined;
}

/** Addresses are read verbatim; only braces would end them early. */
function verbatim(value: string | undefined): string | undefined {
  return value && braced(value.replace(/[{}]/g, (sign) => encodeURIComponent(sign)));
}

function braced(value: string): string {
  return `{${value}}`;
}

function escape(value: string): string {
  return value.replace(/\s+/g, ' ').replace(/[\\{}&%#_$~^]/g, (sign) => commands[sign] ?? `\\${sign}`);
}

const commands: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
