import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './project.ts';

/** A copy of a small site, which a test may change. */
export interface SmallSite {
  root: string;
  /** Writes a file below pages-config: a string as it is, any other value as JSON. */
  write(file: string, content: unknown): void;
  read(file: string): string;
  /** Replaces one text in a file. @throws if it is missing */
  replace(file: string, from: string, to: string): void;
  delete(file: string): void;
  remove(): void;
}

/** @param name the name of a folder in tests/sites. Default: the smallest site */
export function copySmallSite(name = 'minimal'): SmallSite {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-'));
  cpSync(path.join(root, 'tests/sites', name, 'pages-config'), path.join(folder, 'pages-config'), {
    recursive: true,
  });
  const at = (file: string) => path.join(folder, 'pages-config', file);
  const site: SmallSite = {
    root: folder,
    write: (file, content) => {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
    },
    read: (file) => readFileSync(at(file), 'utf8'),
    replace: (file, from, to) => {
      const before = site.read(file);
      if (!before.includes(from)) throw new Error(`${file} does not contain ${from}.`);
      site.write(
        file,
        before.replace(from, () => to),
      );
    },
    delete: (file) => rmSync(at(file)),
    remove: () => rmSync(folder, { recursive: true }),
  };
  return site;
}

/** A page with a title and a description of valid length. */
export function pageWith(sections: unknown, name = 'A page'): Record<string, unknown> {
  return {
    title: `${name} of a small site | Small`,
    description: `${name} of the smallest site that there can be, written for the tests of the engine alone.`,
    sections,
  };
}
