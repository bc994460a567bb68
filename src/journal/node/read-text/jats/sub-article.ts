import type { XmlElement } from '@rgrove/parse-xml';
import { elementAt, getChildren, findDescendants, elementText } from '../../import/xml-tree.ts';
import type { Block, Inline } from '../../../core/text/full-text.ts';
import { withoutHeading, headingLine, jatsBlocks, jatsHeading } from './jats-blocks.ts';
import { jatsInlines } from './jats-inlines.ts';
import type { JatsReading } from './jats-reading.ts';

/** Whether an element is an article within another: a translation, a decision letter, a reply. */
export function isSubArticle({ name }: XmlElement): boolean {
  return name === 'sub-article' || name === 'response';
}

/** An article within another as a section: its title, its authors, abstracts and keywords, its text. */
export function subArticleBlocks(
  article: XmlElement,
  reading: JatsReading,
): { title: Inline[]; blocks: Block[] } {
  const stub = elementAt(article, 'front-stub') ?? elementAt(article, 'front', 'article-meta');
  const titles = getChildren(
    elementAt(stub, 'title-group'),
    'article-title',
    'subtitle',
    'trans-title-group',
  );
  const [title = [], ...subtitles] = titles.map((each) => jatsInlines(each.children, reading));
  const names = findDescendants(stub, 'contrib').flatMap((contrib) =>
    findDescendants(contrib, 'name', 'string-name', 'collab').map(readPerson),
  );
  const lines: Inline[][] = [...subtitles, ...(names.length > 0 ? [[names.join(', ')]] : [])];
  const parts = [...getChildren(stub, 'abstract', 'trans-abstract'), ...getChildren(stub, 'kwd-group')];
  return {
    title,
    blocks: [
      ...lines.map((inlines): Block => ({ kind: 'paragraph', inlines })),
      ...parts.flatMap((part) => readPart(part, reading)),
      ...bodyAndBack(article).flatMap((part) => jatsBlocks([part], reading)),
      ...getChildren(article)
        .filter(isSubArticle)
        .flatMap((each) => {
          const inner = subArticleBlocks(each, reading);
          const sections = getChildren(elementAt(each, 'body'), 'sec');
          return [
            { kind: 'paragraph', inlines: [{ kind: 'strong', inlines: inner.title }] } satisfies Block,
            ...inner.blocks,
            ...jatsBlocks(sections, reading),
          ];
        }),
    ],
  };
}

/** The body and back matter of an article within another, whose sections become sections of the text. */
function bodyAndBack(article: XmlElement): XmlElement[] {
  return [
    ...getChildren(elementAt(article, 'body')).filter(({ name }) => name !== 'sec'),
    ...getChildren(elementAt(article, 'back')).filter(({ name }) => name !== 'ref-list'),
    ...getChildren(elementAt(article, 'floats-group')),
  ];
}

function readPart(part: XmlElement, reading: JatsReading): Block[] {
  if (part.name !== 'kwd-group')
    return [...headingLine(part, reading), ...jatsBlocks(withoutHeading(part), reading)];
  const words = findDescendants(part, 'kwd').flatMap((keyword) => elementText(keyword) ?? []);
  const heading = jatsHeading(part, reading);
  const label: Inline[] = heading.length > 0 ? [{ kind: 'strong', inlines: heading }, ' '] : [];
  return [{ kind: 'paragraph', inlines: [...label, words.join(', ')] }];
}

function readPerson(name: XmlElement): string {
  const parts = ['given-names', 'surname', 'suffix'].flatMap(
    (part) => elementText(elementAt(name, part)) ?? [],
  );
  return parts.length > 0 ? parts.join(' ') : (elementText(name) ?? '');
}
