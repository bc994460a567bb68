import type { XmlElement } from '@rgrove/parse-xml';
import type { ImportedText } from '../imported.ts';
import { at, attribute, within } from '../xml-tree.ts';

/**
 * The full text of an article, as JATS: papers may keep theirs in it. Nothing where the article has a record alone.
 * @param source the file that the article stands in
 */
export function jatsFullText(article: XmlElement, source: string): ImportedText | undefined {
  if (!at(article, 'body')) return undefined;
  const names = within(article, 'graphic', 'inline-graphic').flatMap(
    (graphic) => attribute(graphic, 'xlink:href') ?? [],
  );
  return {
    ending: 'xml',
    // Without what stands around it: a record may hold several articles.
    words: `<?xml version="1.0" encoding="UTF-8"?>\n${source.slice(article.start, article.end)}\n`,
    pictures: [...new Set(names)].filter((name) => !/^\w+:/.test(name)).map((name) => ({ name })),
  };
}
