import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ValidPage } from 'pagewright/content';
import { journalRoutes } from '../../core/record/addresses/journal-routes.ts';
import { missingParts, type ListPart } from '../../core/record/lists/list-parts.ts';
import type { JournalRecord } from '../../core/record/record.ts';

/**
 * Writes the pages that long lists of the journal need, and changes no others.
 * @param root the site's folder
 * @returns the written files, in words
 */
export async function writeListPages(
  root: string,
  journal: JournalRecord,
  pages: readonly ValidPage[],
): Promise<string> {
  const routes = journalRoutes(journal.route);
  const routesOfPages = new Set(pages.map(({ route }) => route));
  const missing = missingParts(journal, routes, (route) => routesOfPages.has(route));
  if (missing.length === 0) return 'No list needs another page.\n';
  const written: string[] = [];
  for (const part of missing) {
    const file = `pages-config${routes.part(part)}.json`;
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    const $schema = `${'../'.repeat(file.split('/').length - 1)}schemas/editor/page.json`;
    const text = JSON.stringify({ $schema, ...createListPage(part, journal.title) }, null, 2);
    await writeFile(path.join(root, file), `${text}\n`, { flag: 'wx' });
    written.push(`wrote ${file}\n`);
  }
  return written.join('');
}

/**
 * A page for a part of a list.
 * @param journal the title of the journal, added to the title of the page if it fits
 */
export function createListPage({ list, part }: ListPart, journal: string): object {
  const [title, description] = wordsFor({ list, part });
  // A title has at most 70 characters.
  const longTitle = `${title} | ${journal}`;
  return {
    title: longTitle.length <= 70 ? longTitle : title,
    description,
    template: { type: 'list-part', list, part },
  };
}

function wordsFor({ list, part }: ListPart): [title: string, description: string] {
  if (list === 'archive')
    return [
      `Archive of ${part}`,
      `The issues of ${part}, newest first, each with a link to all of its papers.`,
    ];
  const by = list === 'authors' ? 'All authors of the journal' : 'The fields of all papers';
  return [
    `Index of ${list}, part ${part}`,
    `${by}, in alphabetical order: part ${part} of the index of ${list}.`,
  ];
}
