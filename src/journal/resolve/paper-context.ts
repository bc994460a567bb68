import { cslItem } from '../formats/csl.ts';
import { exportsOf } from '../formats/exports.ts';
import { journalRoutes } from '../record/journal-routes.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import type { JournalRecord } from '../record/record.ts';
import type { Link } from '../../core/content/parts.gen.ts';
import type { Citation, PaperContext, PaperLink } from '../content/resolved.ts';
import type { Cite } from '../citations/citations.ts';
import { subjectAddress } from './paper-index.ts';

/**
 * What a paper's page shows of the whole journal.
 * @param route of the paper; for one that the journal does not hold, such as an example, there is nothing to show
 */
export function paperContext(journal: JournalRecord | undefined, cite: Cite, route: string): PaperContext {
  const paper = journal?.papers.find((each) => each.route === route);
  if (!journal || !paper) return { url: '', citations: [], files: [], share: [] };
  const routes = journalRoutes(journal.route);
  const { previous, next } = neighbours(journal, paper);
  return {
    url: paper.url,
    journal: { label: journal.title, to: routes.home },
    citations: cite(cslItem(paper, journal), translationOf(paper)).map(({ style, text }) => ({
      style,
      text: breakable(text).flatMap((node) => withLanguage(node, paper)),
    })),
    files: exportsOf(paper).map(({ label, href }) => ({ label, href })),
    ...pagesOf(paper),
    search: routes.search,
    share: waysOf(paper),
    ...(previous && { previous: linkTo(previous) }),
    ...(next && { next: linkTo(next) }),
    rights: rightsFor(paper, journal),
    subject: { label: paper.subject, to: subjectAddress(routes, paper.subject) },
    ...(journal.policies['corrections'] && { corrections: journal.policies['corrections'] }),
  };
}

/** The English title of a paper in another language. */
function translationOf({ language, translation }: PaperRecord): string | undefined {
  return translation && !isEnglish(language) && isEnglish(translation.language)
    ? translation.title
    : undefined;
}

/** Lets addresses break behind their slashes, so that no word in them is cut. */
function breakable(nodes: Citation['text']): Citation['text'] {
  return nodes.flatMap((node): Citation['text'] => {
    if (typeof node !== 'string') return [node];
    const pieces = node.split(/(?<=[^/:]\/)(?=[^/\s])/);
    return pieces.flatMap((piece, index): Citation['text'] =>
      index > 0 ? [['wbr', {}, []], piece] : [piece],
    );
  });
}

/** Says the language of the paper's title, which stands among words of the site's own language. */
function withLanguage(
  node: Citation['text'][number],
  { plainTitle, language }: PaperRecord,
): Citation['text'] {
  if (typeof node !== 'string' || isEnglish(language) || !node.includes(plainTitle)) return [node];
  const [before = '', ...after] = node.split(plainTitle);
  return [before, ['span', { lang: language }, [plainTitle]], after.join(plainTitle)];
}

function isEnglish(language: string): boolean {
  return /^en\b/.test(language);
}

function waysOf({ plainTitle, url }: PaperRecord): Link[] {
  const [text, link] = [encodeURIComponent(plainTitle), encodeURIComponent(url)];
  return [
    { label: 'E-mail', to: `mailto:?subject=${text}&body=${text}%0D%0A${link}` },
    { label: 'WhatsApp', to: `https://wa.me/?text=${text}%20${link}` },
    { label: 'LinkedIn', to: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
    { label: 'Facebook', to: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { label: 'X', to: `https://x.com/intent/post?text=${text}&url=${link}` },
  ];
}

function rightsFor({ rights: { text, licence } }: PaperRecord, { policies }: JournalRecord) {
  return {
    text,
    ...(licence && { licence: { label: licence.address.replace('https://', ''), to: licence.address } }),
    ...(policies['access'] && { terms: policies['access'] }),
  };
}

function neighbours({ papers }: JournalRecord, { route, volume, issue }: PaperRecord) {
  const together = papers.filter((each) => each.volume === volume && each.issue === issue);
  const place = together.findIndex((each) => each.route === route);
  return { previous: together[place - 1], next: together[place + 1] };
}

function linkTo({ plainTitle, language, route }: PaperRecord): PaperLink {
  return { title: plainTitle, language, to: route };
}

/** How many pages the file has: as measured, else as they are numbered. */
function pagesOf({ pdf, firstPage, lastPage }: PaperRecord): { pages?: number } {
  const pages = pdf.pages ?? (firstPage && lastPage && lastPage - firstPage + 1);
  return pages ? { pages } : {};
}
