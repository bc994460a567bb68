import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CorpusSection } from './corpus-page.ts';

/**
 * Changes a text of a page, like an editor.
 * @param file of the page
 * @param turn the number of the change: each writes another text
 */
export async function editPage(file: string, turn: number): Promise<void> {
  const page = JSON.parse(await readFile(file, 'utf8')) as {
    description: string;
    sections?: CorpusSection[];
  };
  const [first] = page.sections ?? [];
  if (first) first['intro'] = `Changed for the ${turn}. time, and otherwise as it was.`;
  else
    page.description = `Changed for the ${turn}. time: a page that a template draws has no other text of its own.`;
  await writeFile(file, `${JSON.stringify(page, null, 2)}\n`);
}

/** Changes the title of a page, which lists, feeds and rules across pages use. */
export async function editTitle(file: string, turn: number): Promise<void> {
  const page = JSON.parse(await readFile(file, 'utf8')) as { title: string };
  page.title = `Changed for the ${turn}. time | Corpus`;
  await writeFile(file, `${JSON.stringify(page, null, 2)}\n`);
}

/** Changes the text at the foot of all pages. */
export async function editSite(site: string, turn: number): Promise<void> {
  const file = path.join(site, 'pages-config/_site.json');
  const data = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  data['copyright'] = `© ${2026 + turn} Corpus`;
  await writeFile(file, `${JSON.stringify(data, null, 2)}\n`);
}
