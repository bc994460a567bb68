import type { WriteCitations } from '../citations/citations.ts';
import type { StyledCitation, PaperContext } from '../../content/resolved.ts';
import { cslItem, type JournalFacts } from '../../core/formats/csl.ts';
import { englishTitle, isEnglish } from '../../core/record/languages/translations.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import { toPaperLink } from './paper-links.ts';

/** The citations of a paper in all styles. */
export function createCitations(
  paper: PaperRecord,
  journal: JournalFacts,
  cite: WriteCitations,
): StyledCitation[] {
  return cite(cslItem(paper, journal), englishTitle(paper)).map(({ style, text }) => ({
    style,
    // Language first, because a title may contain a slash.
    text: breakable(text.flatMap((node) => withLanguage(node, paper))),
  }));
}

/** The citation of a paper in its notice: in the first style. */
export function citePaper(
  paper: PaperRecord,
  journal: JournalFacts,
  cite: WriteCitations,
): NonNullable<PaperContext['noticeOf']> {
  const [first] = createCitations(paper, journal, cite);
  return { ...toPaperLink(paper), reference: first!.text };
}

/** Allows line breaks after the slashes of addresses, so that no word is split. */
function breakable(nodes: StyledCitation['text']): StyledCitation['text'] {
  return nodes.flatMap((node): StyledCitation['text'] => {
    if (typeof node !== 'string') return [node];
    const pieces = node.split(/(?<=[^/:]\/)(?=[^/\s])/);
    return pieces.flatMap((piece, index): StyledCitation['text'] =>
      index > 0 ? [['wbr', {}, []], piece] : [piece],
    );
  });
}

/** Marks the language of the paper's title within a text in the site's language. */
function withLanguage(
  node: StyledCitation['text'][number],
  { plainTitle, language }: PaperRecord,
): StyledCitation['text'] {
  if (typeof node !== 'string' || isEnglish(language) || !node.includes(plainTitle)) return [node];
  const [before = '', ...after] = node.split(plainTitle);
  return [before, ['span', { lang: language }, [plainTitle]], after.join(plainTitle)];
}
