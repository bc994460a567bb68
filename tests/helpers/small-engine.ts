import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fixture } from '../core/fixture.ts';

/** An engine with a few schemas and a site, in a folder that a test may change. */
export interface SmallEngine {
  root: string;
  /** @param file from the folder */
  write(file: string, text: string): void;
  remove(): void;
}

/**
 * Writes the schemas and the pages of the fixture of core into a folder, with their media and the template.
 */
export function smallEngine(): SmallEngine {
  const root = mkdtempSync(path.join(os.tmpdir(), 'small-engine-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const { schemas, pages, site, forms, unrouted = [] } = fixture();
  for (const { path: file, text } of [...schemas, ...pages, ...unrouted, ...forms, ...(site ? [site] : [])])
    write(file, text);
  write(
    'pages-config/_media/drawings/hero.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M1 1h2v1z"/></svg>',
  );
  write('src/templates/note.ts', NOTE);
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}

const NOTE = `export function expand({ title }) {
  return [{ type: 'hero', title, action: { label: 'Home', to: '/' } }];
}
`;
