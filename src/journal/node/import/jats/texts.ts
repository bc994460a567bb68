import type { XmlElement } from '@rgrove/parse-xml';
import type { WrittenTranslation } from '../../../content/written-parts.ts';
import { withoutEmpty } from '../../../core/record/without-empty.ts';
import type { ImportedPaper } from '../imported-paper.ts';
import { languageTag } from '../language-tag.ts';
import { withoutStatus } from '../without-status.ts';
import { elementAt, attribute, getChildren, findDescendants, elementText } from '../xml-tree.ts';
import { mainAbstract, abstractIn, translatedTitles } from './recorded-parts.ts';

type JatsTexts = Partial<
  Pick<ImportedPaper, 'title' | 'subtitle' | 'translations' | 'abstract' | 'keywords' | 'language'>
>;

/** Title, abstract and keywords of an article, in its own language and in translations. */
export function jatsTexts(article: XmlElement, meta: XmlElement | undefined, remarks: string[]): JatsTexts {
  const language = readLanguage(article, remarks);
  const group = elementAt(meta, 'title-group');
  return withoutEmpty<JatsTexts>({
    language,
    title: withoutStatus(withoutMarks(elementAt(group, 'article-title')), remarks),
    subtitle: joinedTexts(getChildren(group, 'subtitle')),
    abstract: readAbstract(mainAbstract(meta, language)),
    keywords: ownKeywords(meta, language),
    translations: readTranslations(meta, remarks),
  });
}

function readLanguage(article: XmlElement, remarks: string[]): string | undefined {
  const written = attribute(article, 'xml:lang');
  const tag = languageTag(written);
  if (written !== undefined && tag === undefined)
    remarks.push(`The language “${written}” is unknown: write "language".`);
  return tag;
}

/** A translation requires a title; an abstract without one stays in the text. */
function readTranslations(meta: XmlElement | undefined, remarks: string[]): WrittenTranslation[] {
  const titles = translatedTitles(meta);
  const all = getChildren(elementAt(meta, 'title-group'), 'trans-title-group');
  if (all.length > titles.length)
    remarks.push('A translated title was left out: its language is unknown, or has a title already.');
  const hasLost = getChildren(meta, 'trans-abstract').some(
    (each) => !titles.some(({ language }) => languageTag(attribute(each, 'xml:lang')) === language),
  );
  if (hasLost) remarks.push('A translated abstract without a title in its language became part of the text.');
  return titles.map(({ language, group, title }) =>
    withoutEmpty<WrittenTranslation>({
      language,
      title,
      subtitle: withoutMarks(elementAt(group, 'trans-subtitle')),
      abstract: readAbstract(abstractIn(meta, language)),
      keywords: keywordsIn(meta, (tag) => tag === language),
    }),
  );
}

function joinedTexts(parts: readonly XmlElement[]): string | undefined {
  return parts.flatMap((part) => withoutMarks(part) ?? []).join(': ') || undefined;
}

/** A text without marks of footnotes; citations in it stay. */
function withoutMarks(part: XmlElement | undefined): string | undefined {
  const text = elementText(part, 'fn', (element) => {
    const { name, attributes } = element;
    // Skips the TeX of a formula that is also there as MathML.
    if (name === 'tex-math') return hasMathBeside(element);
    return name === 'xref' && !['bibr', 'fig', 'table', 'sec'].includes(attributes['ref-type'] ?? '');
  });
  return text === undefined ? undefined : withoutPreambles(text);
}

function hasMathBeside({ parent }: XmlElement): boolean {
  return getChildren(parent as XmlElement).some(({ name }) => name !== 'tex-math' && name.endsWith('math'));
}

/** A text without the preambles of formulas that are whole LaTeX documents. */
function withoutPreambles(text: string): string {
  return text
    .split('\\documentclass')
    .map((part, index) => {
      const [, formula = part] = index === 0 ? [] : part.split('\\begin{document}');
      return formula.replace('\\end{document}', '');
    })
    .join('');
}

/** The paragraphs of an abstract. A title other than Abstract or Summary becomes the beginning of the first one. */
function readAbstract(part: XmlElement | undefined): string[] {
  const title = elementText(elementAt(part, 'title'))?.replace(/[:.]$/, '');
  const isUsual = title === undefined || attribute(part, 'abstract-type') === undefined;
  const [first, ...rest] = readTexts(part);
  return isUsual || first === undefined || /^(?:abstract|summary)$/i.test(title)
    ? readTexts(part)
    : [`${title}: ${first}`, ...rest];
}

/** The texts of paragraphs; paragraphs of a structured abstract begin with their heading. */
function readTexts(part: XmlElement | undefined): string[] {
  return getChildren(part).flatMap((child) => {
    if (child.name === 'sec') {
      const heading = elementText(elementAt(child, 'title'))?.replace(/[:.]$/, '');
      const [first, ...rest] = readTexts(child);
      return first === undefined ? [] : [heading ? `${heading}: ${first}` : first, ...rest];
    }
    return child.name === 'title' ? [] : [withoutMarks(child) ?? ''].filter(Boolean);
  });
}

/** The keywords without those of translations: lists without language, or in one that has no translated title. */
function ownKeywords(meta: XmlElement | undefined, language: string | undefined): string[] {
  const translated = translatedTitles(meta).map((each) => each.language);
  return [
    ...keywordsIn(meta, (tag) => tag === undefined || tag === language),
    ...keywordsIn(meta, (tag) => tag !== undefined && tag !== language && !translated.includes(tag)),
  ];
}

function keywordsIn(
  meta: XmlElement | undefined,
  isWanted: (language: string | undefined) => boolean,
): string[] {
  const groups = getChildren(meta, 'kwd-group');
  return groups
    .filter((group) => isWanted(languageTag(attribute(group, 'xml:lang'))))
    .flatMap((group) => findDescendants(group, 'kwd', 'compound-kwd'))
    .flatMap((keyword) => elementText(keyword) ?? []);
}
