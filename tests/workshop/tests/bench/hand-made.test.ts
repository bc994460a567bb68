import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { CorpusSection } from '../../bench/corpus/corpus-page.ts';
import { corpusPages } from '../../bench/corpus/corpus-pages.ts';
import { writeCorpus } from '../../bench/corpus/corpus.ts';
import { handMadePage } from '../../bench/visits/hand-made.ts';
import { readCorpus } from '../../bench/corpus/read-corpus.ts';
import { root } from '../../../helpers/project.ts';

test('a hand-made page has every word of its page in the corpus', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'corpus-'));
  try {
    await writeCorpus(root, folder, { pages: 110, seed: 2 });
    const { pages, ...frame } = readCorpus(path.join(folder, 'pages-config'));
    expect(pages).toHaveLength(110);
    for (const page of pages) {
      const html = handMadePage(page, frame);
      for (const text of page.sections.flatMap(listTexts))
        expect(html).toContain(text.replaceAll('&', '&amp;'));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the read corpus equals the written one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'corpus-'));
  try {
    await writeCorpus(root, folder, { pages: 20, seed: 2 });
    const { pages } = readCorpus(path.join(folder, 'pages-config'));
    const byRoute = (one: { route: string }, other: { route: string }) => (one.route < other.route ? -1 : 1);
    expect(pages.toSorted(byRoute)).toEqual([...corpusPages(20, 2)].sort(byRoute));
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** The texts of a section: all strings except types, variants, addresses and files. */
function listTexts(section: CorpusSection): string[] {
  const found: string[] = [];
  const visit = (key: string, value: unknown): void => {
    if (typeof value === 'string' && !['type', 'variant', 'to', 'src', 'alt'].includes(key))
      found.push(value);
    if (typeof value === 'object' && value !== null)
      for (const [name, child] of Object.entries(value)) visit(name, child);
  };
  visit('', section);
  return found;
}
