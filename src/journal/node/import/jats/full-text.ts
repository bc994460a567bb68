import type { XmlElement } from '@rgrove/parse-xml';
import type { ImportedText } from '../imported-paper.ts';
import { hasText } from './recorded-parts.ts';
import { attribute, findDescendants } from '../xml-tree.ts';

/**
 * The full text of an article in JATS, which papers may use. Undefined if the article has only a record.
 * @param source the file with the article
 */
export function jatsFullText(article: XmlElement, source: string): ImportedText | undefined {
  if (!hasText(article)) return undefined;
  const names = findDescendants(article, 'graphic', 'inline-graphic').flatMap(
    (graphic) => attribute(graphic, 'xlink:href') ?? [],
  );
  return {
    ending: 'xml',
    // Only this article is stored, because a record may contain several.
    words: `<?xml version="1.0" encoding="UTF-8"?>\n${source.slice(article.start, article.end)}\n`,
    pictures: [...new Set(names)].filter((name) => !/^\w+:/.test(name)).map((name) => ({ name })),
  };
}
