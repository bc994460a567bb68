import type { XmlElement } from '@rgrove/parse-xml';
import type { WrittenTranslation } from '../../../content/written-parts.ts';
import { withoutEmpty } from '../../../core/record/without-empty.ts';
import type { ImportedPaper } from '../imported-paper.ts';
import { languageTag } from '../language-tag.ts';
import { withoutStatus } from '../without-status.ts';
import { at, attribute, getChildren, findDescendants, elementText } from '../xml-tree.ts';

/** Marks of footnotes are not part of a text. */
const APART = ['xref', 'fn'];

type Texts = Partial<
  Pick<ImportedPaper, 'title' | 'subtitle' | 'translations' | 'abstract' | 'keywords' | 'language'>
>;

/** Title, abstract and keywords of an article, in its own language and in translations. */
export function jatsTexts(article: XmlElement, meta: XmlElement | undefined, remarks: string[]): Texts {
  const language = readLanguage(article, remarks);
  const group = at(meta, 'title-group');
  return withoutEmpty<Texts>({
    language,
    title: withoutStatus(elementText(at(group, 'article-title'), ...APART), remarks),
    subtitle: elementText(at(group, 'subtitle'), ...APART),
    abstract: readTexts(choosePlainAbstract(ownAbstracts(meta, language))),
    keywords: keywordsIn(meta, language, true),
    translations: readTranslations(meta, remarks),
  });
}

function readLanguage(article: XmlElement, remarks: string[]): string | undefined {
  const written = attribute(article, 'xml:lang');
  const tag = languageTag(written);
  if (written !== undefined && tag === undefined)
    remarks.push(`The language “${written}” is not known here: write "language".`);
  return tag;
}

/** A translation requires a title; an abstract without one is omitted. */
function readTranslations(meta: XmlElement | undefined, remarks: string[]): WrittenTranslation[] {
  const found = new Map<string, WrittenTranslation>();
  for (const group of getChildren(at(meta, 'title-group'), 'trans-title-group')) {
    const title = elementText(at(group, 'trans-title'), ...APART);
    if (title === undefined) continue;
    const language = languageTag(
      attribute(group, 'xml:lang') ?? attribute(at(group, 'trans-title'), 'xml:lang'),
    );
    if (language === undefined) {
      remarks.push(`The translated title “${title}” has no known language and was left out.`);
      continue;
    }
    if (found.has(language)) continue;
    const abstracts = getChildren(meta, 'trans-abstract', 'abstract').filter((each) => isIn(each, language));
    const translation = withoutEmpty<WrittenTranslation>({
      language,
      title,
      subtitle: elementText(at(group, 'trans-subtitle'), ...APART),
      abstract: readTexts(choosePlainAbstract(abstracts)),
      keywords: keywordsIn(meta, language, false),
    });
    found.set(language, translation);
  }
  const lost = getChildren(meta, 'trans-abstract').filter(
    (each) => !found.has(languageTag(attribute(each, 'xml:lang')) ?? ''),
  );
  if (lost.length > 0) remarks.push('A translated abstract has no title in its language and was left out.');
  return [...found.values()];
}

/** Those in the paper's language, or without a language; all if there are none. */
function ownAbstracts(meta: XmlElement | undefined, language: string | undefined): XmlElement[] {
  const all = getChildren(meta, 'abstract');
  const own = all.filter((each) => [undefined, language].includes(languageTag(attribute(each, 'xml:lang'))));
  return own.length > 0 ? own : all;
}

function isIn(part: XmlElement, language: string): boolean {
  return languageTag(attribute(part, 'xml:lang')) === language;
}

/** The main abstract, not one for other audiences, if there are several. */
function choosePlainAbstract(abstracts: readonly XmlElement[]): XmlElement | undefined {
  return abstracts.find((each) => attribute(each, 'abstract-type') === undefined) ?? abstracts[0];
}

/** One text per paragraph; those of a structured abstract begin with their heading. */
function readTexts(part: XmlElement | undefined): string[] {
  return getChildren(part).flatMap((child) => {
    if (child.name === 'sec') {
      const heading = elementText(at(child, 'title'))?.replace(/[:.]$/, '');
      const [first, ...rest] = readTexts(child);
      return first === undefined ? [] : [heading ? `${heading}: ${first}` : first, ...rest];
    }
    return child.name === 'title' ? [] : [elementText(child, ...APART) ?? ''].filter(Boolean);
  });
}

/** The authors' keywords in a language; the paper's own may be in a list without language. */
function keywordsIn(meta: XmlElement | undefined, language: string | undefined, isOwn: boolean): string[] {
  const groups = getChildren(meta, 'kwd-group').filter((group) => {
    const tag = languageTag(attribute(group, 'xml:lang'));
    return tag === language || (isOwn && (tag === undefined || language === undefined));
  });
  const group =
    groups.find((each) => /author/.test(attribute(each, 'kwd-group-type') ?? 'author')) ?? groups[0];
  return findDescendants(group, 'kwd').flatMap((keyword) => elementText(keyword) ?? []);
}
