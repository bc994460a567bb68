import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import type { CitedPeople, CitedWork } from '../../content/journal-parts.gen.ts';
import { peopleKeys, plainWork } from '../../core/record/references/plain-work.ts';
import { ET_AL } from '../../core/formats/jats/citation-terms.ts';
import { withoutEmpty } from '../../core/record/without-empty.ts';
import { doiIn, issueIn, numberIn, pagesIn } from './identifiers.ts';
import type { ImportResult, ImportedAuthor, ImportedPaper, ReadPapers } from './imported-paper.ts';
import { withAccents } from './latex-accents.ts';
import { languageTag } from './language-tag.ts';
import { withoutStatus } from './without-status.ts';

const FORMATS = {
  BibTeX: '@biblatex/text',
  RIS: '@ris/file',
} as const;

/** The papers of a reference manager's file, one per entry. */
export function readCitations(text: string, format: keyof typeof FORMATS): ReadPapers {
  const entries = parseEntries(text, format);
  if ('refused' in entries) return entries;
  if (entries.items.length === 0) return { refused: `it has no ${format} entry` };
  return { papers: entries.items.map(toPaper) };
}

/** An entry of the library: CSL-JSON, with some values as text or number. */
interface CitationEntry {
  type?: string;
  title?: string;
  /** If RIS has a translated title, the library uses this field for the paper's own. */
  'original-title'?: string;
  author?: CitationName[];
  issued?: { 'date-parts'?: (number | string)[][] };
  volume?: string | number;
  issue?: string | number;
  page?: string;
  DOI?: string;
  abstract?: string;
  keyword?: string;
  language?: string;
}

interface CitationName {
  given?: string;
  family?: string;
  literal?: string;
  suffix?: string;
  'non-dropping-particle'?: string;
  'dropping-particle'?: string;
}

/** The library throws for unreadable input; other exceptions are reported for the file too. */
function parseEntries(
  text: string,
  format: keyof typeof FORMATS,
): { items: CitationEntry[] } | { refused: string } {
  try {
    const written = format === 'BibTeX' ? withAccents(text) : text;
    const items = plugins.input.chain(written, { generateGraph: false, forceType: FORMATS[format] });
    return { items: items as CitationEntry[] };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof RangeError)
      return { refused: 'one of its texts is too long, or its brackets are nested too deep' };
    return { refused: `it is not ${format}: ${error.message.split('\n')[0]}` };
  }
}

function toPaper(entry: CitationEntry): ImportResult {
  const remarks: string[] = [];
  const { title, 'original-title': original, type, language } = entry;
  if (type !== undefined && type !== 'article-journal' && type !== 'article')
    remarks.push(`Its type is “${type.replaceAll('-', ' ')}”, not an article.`);
  const tag = languageTag(language);
  if (language !== undefined && tag === undefined)
    remarks.push(`The language “${language}” is unknown: write "language".`);
  if (original !== undefined && title !== undefined)
    remarks.push(`The translated title “${withoutTags(title)}” has no language there and was left out.`);
  const paper = withoutEmpty<ImportedPaper>({
    title: withoutStatus(withoutTags(original ?? title), remarks),
    authors: toAuthors(entry.author ?? [], remarks),
    volume: numberIn(entry.volume),
    issue: issueIn(entry.issue),
    published: toDate(entry),
    doi: doiIn(entry.DOI),
    abstract: (withoutTags(entry.abstract) ?? '').split(/\n\s*\n/).filter(Boolean),
    keywords: (withoutTags(entry.keyword) ?? '').split(/[,;]/).flatMap((each) => each.trim() || []),
    language: tag,
    pages: pagesIn(entry.page),
    // The number of an article, e123, also if the entry has e123-e145.
    articleNumber: /^\s*(e\d+)\b/i.exec(entry.page ?? '')?.[1],
  });
  return { paper, work: toWork(entry), remarks };
}

/** The entry in the plain form of cited works. */
function toWork(entry: CitationEntry): CitedWork {
  const texts = Object.entries(entry).map(([key, value]) => [
    key,
    typeof value === 'string' ? withoutTags(value) : (value as unknown),
  ]);
  const work = plainWork({ type: 'document', ...Object.fromEntries(texts) } as CitedWork);
  const people = peopleKeys.flatMap((key) => (work[key] ? [[key, work[key].map(withWholeName)]] : []));
  const genre = theses[work.genre ?? ''];
  return { ...work, ...Object.fromEntries(people), ...(genre && { genre }) };
}

/** Writes the only name of an author as a whole name: a group, or a person without a family name. */
function withWholeName(person: CitedPeople[number]): CitedPeople[number] {
  const { family, ...rest } = person;
  if (family === 'others') return { literal: ET_AL };
  return family !== undefined && Object.keys(rest).length === 0 ? { literal: family } : person;
}

/** The names of theses in BibTeX. */
const theses: Record<string, string> = { phdthesis: 'PhD thesis', mastersthesis: 'Master’s thesis' };

/** A text without the tags that the library generates from LaTeX, for italics, sub- and superscripts. */
function withoutTags(text: string | undefined): string | undefined {
  return text?.replace(/<\/?(?:i|b|sub|sup|sc|span)(?: [^<>]*)?>/g, '').trim();
}

function toAuthors(names: readonly CitationName[], remarks: string[]): ImportedAuthor[] {
  const namedAuthors = names.filter(
    (name) => name.literal !== 'others' && (name.family !== 'others' || name.given),
  );
  if (namedAuthors.length < names.length) remarks.push('It names only some of its authors (“and others”).');
  return namedAuthors.flatMap((name): ImportedAuthor[] => {
    const particles = [name['dropping-particle'], name['non-dropping-particle']];
    const family = [...particles, name.family, name.suffix].filter(Boolean).join(' ');
    if (name.given && family) return [{ given: name.given, family }];
    const wholeName = name.literal ?? (family || name.given);
    return wholeName ? [{ name: wholeName }] : [];
  });
}

/** The date as exactly as in the entry; the library omits unknown parts, or sets them to zero. */
function toDate({ issued }: CitationEntry): string | undefined {
  const parts = issued?.['date-parts']?.[0] ?? [];
  const end = parts.findIndex((part) => !(Number(part) > 0));
  const knownParts = end < 0 ? parts : parts.slice(0, end);
  return knownParts.map((part) => String(part).padStart(2, '0')).join('-') || undefined;
}
