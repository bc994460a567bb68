import type { WrittenTranslation } from '../../../content/written-parts.ts';
import { element as e, type Xml } from '../xml.ts';

/* The translations of a paper's metadata in JATS. */

/** The title in another language, as JATS. */
export function translatedTitle({ language, title, subtitle }: WrittenTranslation): Xml {
  return e(
    'trans-title-group',
    { 'xml:lang': language },
    e('trans-title', {}, title),
    e('trans-subtitle', {}, subtitle),
  );
}

/** The abstract in another language, as JATS; undefined if there is none. */
export function translatedAbstract({ language, abstract }: WrittenTranslation): Xml | undefined {
  const paragraphs = abstract?.map((text) => e('p', {}, text));
  return paragraphs && e('trans-abstract', { 'xml:lang': language }, paragraphs);
}

/**
 * The keywords of a paper or of a translation.
 * @param attributes `xml:lang` if the language is not that of the article
 */
export function keywords(
  { keywords: list }: Pick<WrittenTranslation, 'keywords'>,
  attributes: { 'xml:lang': string | undefined },
): Xml | undefined {
  // A notice has no keywords.
  if (!list?.length) return undefined;
  const each = list.map((keyword) => e('kwd', {}, keyword));
  return e('kwd-group', { 'kwd-group-type': 'author', ...attributes }, each);
}
