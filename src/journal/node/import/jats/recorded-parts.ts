import type { XmlElement } from '@rgrove/parse-xml';
import { languageTag } from '../language-tag.ts';
import { elementAt, attribute, getChildren, findDescendants, elementText } from '../xml-tree.ts';

/** The parts of an article that its record has, so that its text need not repeat them. */
export function recordedParts(article: XmlElement): ReadonlySet<XmlElement> {
  const { ethics, aiUse, data, conflict, thanks } = statementParts(article);
  const meta = elementAt(article, 'front', 'article-meta');
  const abstract = mainAbstract(meta, languageTag(attribute(article, 'xml:lang')));
  const translatedAbstracts = translatedTitles(meta).map(({ language }) => abstractIn(meta, language));
  return new Set(
    [ethics, aiUse, data, conflict, thanks, abstract, ...translatedAbstracts].filter(
      (part) => part !== undefined,
    ),
  );
}

/** Whether an article has words that its record does not have. */
export function hasText(article: XmlElement): boolean {
  if (getChildren(article, 'body', 'sub-article', 'response', 'floats-group').length > 0) return true;
  const recorded = recordedParts(article);
  const abstracts = getChildren(elementAt(article, 'front', 'article-meta'), 'abstract', 'trans-abstract');
  return abstracts.some((part) => !recorded.has(part));
}

/** The declarations of an article, by the keys of the record. */
export function statementParts(
  article: XmlElement,
): Record<'ethics' | 'aiUse' | 'data' | 'conflict' | 'thanks', XmlElement | undefined> {
  return {
    ethics: sectionNamed(article, /^ethics/i) ?? noteNamed(article, /^ethics/i),
    aiUse: sectionNamed(article, /^ai-statement$/i),
    data: sectionNamed(article, /^data-availability$/i),
    conflict: noteNamed(article, /^(?:coi-statement|conflict)$/i),
    // Statements with a heading are a section of the text.
    thanks:
      elementAt(article, 'body') && elementAt(article, 'back', 'ack', 'title')
        ? undefined
        : elementAt(article, 'back', 'ack'),
  };
}

/** The main abstract in the language of the paper, not one for other audiences. */
export function mainAbstract(
  meta: XmlElement | undefined,
  language: string | undefined,
): XmlElement | undefined {
  const all = getChildren(meta, 'abstract');
  const own = all.filter((each) => [undefined, language].includes(languageTag(attribute(each, 'xml:lang'))));
  return choosePlainAbstract(own.length > 0 ? own : all);
}

/** The plain abstract in a language, among the original and the translations. */
export function abstractIn(meta: XmlElement | undefined, language: string): XmlElement | undefined {
  return choosePlainAbstract(
    getChildren(meta, 'trans-abstract', 'abstract').filter(
      (each) => languageTag(attribute(each, 'xml:lang')) === language,
    ),
  );
}

/** The groups of translated titles, the first of each language. */
export function translatedTitles(
  meta: XmlElement | undefined,
): { language: string; group: XmlElement; title: string }[] {
  const found = new Map<string, { language: string; group: XmlElement; title: string }>();
  for (const group of getChildren(elementAt(meta, 'title-group'), 'trans-title-group')) {
    const title = elementText(elementAt(group, 'trans-title'), 'xref', 'fn');
    const written = attribute(group, 'xml:lang') ?? attribute(elementAt(group, 'trans-title'), 'xml:lang');
    const language = languageTag(written);
    if (title !== undefined && language !== undefined && !found.has(language))
      found.set(language, { language, group, title });
  }
  return [...found.values()];
}

/** The main abstract, not one for other audiences, if there are several. */
function choosePlainAbstract(abstracts: readonly XmlElement[]): XmlElement | undefined {
  return abstracts.find((each) => attribute(each, 'abstract-type') === undefined) ?? abstracts[0];
}

function noteNamed(article: XmlElement, type: RegExp): XmlElement | undefined {
  return findDescendants(article, 'fn').find((each) => type.test(attribute(each, 'fn-type') ?? ''));
}

function sectionNamed(article: XmlElement, type: RegExp): XmlElement | undefined {
  return findDescendants(article, 'sec', 'notes').find((each) =>
    type.test(attribute(each, 'sec-type') ?? attribute(each, 'notes-type') ?? ''),
  );
}
