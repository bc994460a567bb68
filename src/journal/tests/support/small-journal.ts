import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestSite } from 'pagewright/testing';
import { engine } from './engine.ts';
import { fixtureFiles, journalMedia } from './fixture.ts';

/** A document of one page, not declared as a sample. */
export const documentPdf = Buffer.from(
  readFileSync(path.join(engine, 'schemas/samples/_media/downloads/sample.pdf'), 'latin1').replace(
    'TODO',
    'Read',
  ),
  'latin1',
);

/** Writes the journal of the fixture into a small site on disk. */
export function writeJournal(site: TestSite): void {
  const at = (file: string) => path.join(site.root, file);
  for (const [file, text] of Object.entries(fixtureFiles)) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  }
  for (const { path: media, format } of journalMedia)
    if (format === 'pdf') writeFileSync(at(`pages-config/${media}`), documentPdf);
  const archive = [{ type: 'page-head', title: 'Archive' }];
  site.write('journal/archive.json', journalPage(archive, 'The archive'));
  // Papers link to it, and a browser loads its data ahead.
  const search = [{ type: 'page-head', title: 'Search' }];
  site.write('journal/search.json', journalPage(search, 'The search'));
  mkdirSync(at('pages-config/_media/drawings'), { recursive: true });
  writeFileSync(
    at('pages-config/_media/drawings/cover.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 1h8v8z"/></svg>',
  );
}

/** A page with a title and a description of valid length. */
export function journalPage(sections: unknown, name = 'A page'): Record<string, unknown> {
  return {
    title: `${name} of a small site | Small`,
    description: `${name} of the smallest site that there can be, written for the tests of a journal alone.`,
    sections,
  };
}
