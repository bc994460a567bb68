import { parseDateParts } from '../record/dates.ts';
import { citationKey, type JournalFacts } from './csl.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import type { WrittenTranslation } from '../../content/written-parts.ts';
import { languageName } from '../record/languages/language-names.ts';
import { specialIssueInWords } from '../record/special-issue.ts';
import { citationRemark } from '../record/notices/remark.ts';
import { englishTitle, wholeTitle } from '../record/languages/translations.ts';

/** One record for reference managers. Each line: the tag, two spaces, a hyphen, a space, the value. */
export function ris(paper: PaperRecord, journal: JournalFacts): string {
  const lines: [tag: string, value: string | number | undefined][] = [
    ['TY', 'JOUR'],
    ['ID', citationKey(paper)],
    ...paper.authors.map(({ listed }): [string, string] => ['AU', listed]),
    ['TI', paper.title],
    ['TT', titleForOthers(paper)],
    ['T2', journal.title],
    ['JO', journal.title],
    ['JA', journal.abbreviation],
    ['PY', parseDateParts(paper.published).year],
    ['DA', risDate(paper.published)],
    ['VL', paper.volume],
    ['IS', paper.issue],
    ['SP', paper.firstPage ?? paper.articleNumber],
    ['EP', paper.lastPage],
    ['PB', journal.publisher],
    ['SN', journal.issn],
    ['DO', paper.doi],
    ['UR', paper.url],
    ['L1', paper.pdf?.url],
    ['LA', paper.language],
    ...paper.keywords.map((keyword): [string, string] => ['KW', keyword]),
    ['AB', paper.abstract.join(' ')],
    ...(paper.translations ?? []).flatMap(inOtherLanguage),
    // A note, because programs read a field for editors as the editors of the paper.
    ['N1', paper.special && specialIssueInWords(paper.special)],
    ['N1', citationRemark(paper)],
    ['N1', paper.rights.text],
  ];
  return risRecord(lines);
}

/** A record with its fields; those without a value are left out. */
export function risRecord(
  lines: readonly (readonly [tag: string, value: string | number | undefined])[],
): string {
  const presentLines = lines.filter(([, value]) => value !== undefined);
  return `${presentLines.map(([tag, value]) => `${tag}  - ${oneLine(value)}\r\n`).join('')}ER  - \r\n`;
}

/** The translated title, for which there is one field: the English one, or the first. */
function titleForOthers(paper: PaperRecord): string | undefined {
  const [first] = paper.translations ?? [];
  return englishTitle(paper) ?? (first && wholeTitle(first));
}

/**
 * Abstract and keywords in another language, as notes: the fields for them have the paper’s own, and only notes may
 * be repeated.
 */
function inOtherLanguage({ language, abstract, keywords }: WrittenTranslation): [string, string][] {
  const texts = { Abstract: abstract?.join(' '), Keywords: keywords?.join(', ') };
  return Object.entries(texts).flatMap(([what, text]): [string, string][] =>
    text ? [['N1', `${what} in ${languageName(language)}: ${text}`]] : [],
  );
}

/** Year, month and day between slashes; unknown parts are empty. */
function risDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${year}/${month}/${day}/`;
}

function oneLine(value: string | number | undefined): string {
  return String(value).replace(/\s+/g, ' ').trim();
}
