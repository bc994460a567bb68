import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { engine } from '../support/engine.ts';

/* Public articles in JATS, which are not in this repository: `node src/journal/tests/corpus/fetch-articles.ts` loads
   them into var/jats-corpus, which Git ignores. JOURNAL_CORPUS=folder uses the articles of a folder instead. */

interface Source {
  repository: string;
  commit: string;
  articles: { path: string; publisher: string; sha256: string }[];
}

const folder = path.join(engine, 'var/jats-corpus');

/** The longest article is 2 MB. */
const max = { bytes: 5_000_000, milliseconds: 30_000 };

/** Loads the articles. @returns their folder and the number of missing ones, or the reason why there are none */
export async function fetchArticles(): Promise<{ folder: string; missing: number } | { reason: string }> {
  const own = process.env['JOURNAL_CORPUS'];
  if (own !== undefined) {
    if (existsSync(own)) return { folder: own, missing: 0 };
    return { reason: `JOURNAL_CORPUS names ${own}, and there is no such folder.` };
  }
  await mkdir(folder, { recursive: true });
  let missing = 0;
  for (const { address, file, sha256 } of await listArticles()) {
    const target = path.join(folder, file);
    if (existsSync(target)) continue;
    const bytes = await fetchArticle(address).catch(() => undefined);
    const isWhole = bytes && createHash('sha256').update(bytes).digest('hex') === sha256;
    if (isWhole) await writeFile(target, bytes);
    else if (++missing > 3 && readdirSync(folder).length === 0)
      return {
        reason:
          'The articles can’t be loaded: there is no network, and JOURNAL_CORPUS names no folder of articles in JATS.',
      };
  }
  return { folder, missing };
}

async function listArticles(): Promise<{ address: string; file: string; sha256: string }[]> {
  const sources = JSON.parse(
    await readFile(path.join(import.meta.dirname, 'articles.json'), 'utf8'),
  ) as Source[];
  return sources.flatMap(({ repository, commit, articles }) =>
    articles.map(({ path: file, sha256 }) => {
      const where = file.split('/').map(encodeURIComponent).join('/');
      const address = `https://raw.githubusercontent.com/${repository}/${commit}/${where}`;
      return { address, file: `${sha256.slice(0, 16)}.xml`, sha256 };
    }),
  );
}

async function fetchArticle(address: string): Promise<Uint8Array | undefined> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(max.milliseconds) });
  const length = Number(answer.headers.get('content-length') ?? 0);
  if (!answer.ok || length > max.bytes) return undefined;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return bytes.length > max.bytes ? undefined : bytes;
}

if (import.meta.main) {
  const found = await fetchArticles();
  console.log('reason' in found ? found.reason : `${found.folder}: ${found.missing} of the list are missing`);
}
