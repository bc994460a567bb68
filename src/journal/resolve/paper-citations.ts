import type { Cite } from '../citations/citations.ts';
import type { Citation, PaperContext } from '../content/resolved.ts';
import { cslItem, type JournalFacts } from '../formats/csl.ts';
import { englishTitle, isEnglish } from '../record/languages/translations.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import { linkTo } from './paper-links.ts';

/** A paper as it is to be cited, in each style. */
export function citationsOf(paper: PaperRecord, journal: JournalFacts, cite: Cite): Citation[] {
  return cite(cslItem(paper, journal), englishTitle(paper)).map(({ style, text }) => ({
    style,
    // A title with a slash in it is still whole when its language is said.
    text: breakable(text.flatMap((node) => withLanguage(node, paper))),
  }));
}

/** A paper as its notice cites it: by the first style. */
export function cited(
  paper: PaperRecord,
  journal: JournalFacts,
  cite: Cite,
): NonNullable<PaperContext['noticeOf']> {
  const [first] = citationsOf(paper, journal, cite);
  return { ...linkTo(paper), reference: first!.text };
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
