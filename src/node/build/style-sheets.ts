import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bundle } from './bundle.ts';
import { fingerprint } from './fingerprint.ts';
import type { Output } from './output.ts';
import { stylesFor } from './styles.ts';

export interface PageStyles {
  /** What the page loads: one file that all pages share, and one with the styles of its own sections. */
  links: string[];
  /** The files that those two are put together from: the woken page need not load them again. */
  parts: string[];
}

/**
 * Puts the style sheets of pages together. Each section type has a file of its own, which later pages load one by
 * one; a first visit gets two files instead of ten, which also compress better.
 * @param fonts the rules that name the fonts: they stand first
 */
export function createStyleSheets({ clientDir, manifest }: Bundle, fonts: string, output: Output) {
  const write = async (name: string, text: string) => {
    const file = `assets/${name}-${fingerprint(text)}.css`;
    await output.write(file, text);
    return `/${file}`;
  };
  const join = async (files: string[]) => {
    const texts = await Promise.all(files.map((file) => readFile(path.join(clientDir, file), 'utf8')));
    return texts.map((text) => text.trim()).join('\n');
  };
  const known = new Map<string, Promise<string>>();
  const once = (key: string, make: () => Promise<string>) => {
    const made = known.get(key) ?? make();
    known.set(key, made);
    return made;
  };
  return async (types: readonly string[], hasForm = false): Promise<PageStyles> => {
    const { shared, own } = stylesFor(manifest, types, hasForm);
    const links = [await once('', async () => write('site', `${fonts}\n${await join(shared)}`))];
    if (own.length > 0) links.push(await once(own.join(), async () => write('page', await join(own))));
    return { links, parts: [...shared, ...own].map((file) => `/${file}`) };
  };
}
