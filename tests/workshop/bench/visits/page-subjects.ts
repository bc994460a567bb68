import { cp, mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSite, type BuildOptions } from '../../../../src/site-build/pages/build-site.ts';
import type { Roots } from '../../../../src/site-build/roots.ts';
import { serveBuilt, type BuiltSite } from '../../../../src/tools/check/built/serve-built.ts';
import { isLeaf } from '../corpus/corpus-pages.ts';
import { writeCorpus } from '../corpus/corpus.ts';
import { handMadePage } from './hand-made.ts';
import { readCorpus } from '../corpus/read-corpus.ts';

/** A site whose pages are looked at in a browser. Each subject has the same pages at the same addresses. */
export interface Subject {
  name: 'hand-made' | 'ours';
  /** Where the site is, without a slash at the end. */
  address: string;
  /** A page, and another to which a link on it leads. */
  route: string;
  next: string;
}

export interface Subjects {
  all: Subject[];
  stop(): Promise<void>;
}

/** How many pages the site has: which of them are looked at is no matter, for they are alike. */
const pages = 20;

/**
 * Builds a small corpus, and serves it beside the same pages made by hand; both on this machine alone, compressed.
 * @param folder for what is built; the caller throws it away
 */
export async function serveSubjects(engine: string, folder: string, seed: number): Promise<Subjects> {
  const site = path.join(folder, 'site');
  await mkdir(site, { recursive: true });
  await writeCorpus(engine, site, { pages, seed });
  const corpus = readCorpus(path.join(site, 'pages-config'));
  const route = corpus.pages.find(isLeaf)!.route;
  const handMade = await serveHandMade(corpus);
  const ours = await serveSite({ engine, site }, { compress: true });
  const way = { route, next: path.posix.dirname(route) };
  return {
    all: [
      { name: 'hand-made', address: handMade.address, ...way },
      { name: 'ours', address: ours.address, ...way },
    ],
    stop: async () => {
      await Promise.all([handMade.stop(), ours.stop()]);
    },
  };
}

/** A site that is served from what was built into a folder. */
type ServedSite = BuiltSite & { folder: string };

/**
 * Builds a copy of a site and serves it, so that what lies in its folder dist stays as it is.
 * @param folder for the copy; the caller throws it away
 */
export async function serveCopy({ engine, site }: Roots, folder: string): Promise<ServedSite> {
  await cp(path.join(site, 'pages-config'), path.join(folder, 'pages-config'), { recursive: true });
  return serveSite({ engine, site: folder });
}

/** Builds a site and serves it. */
export async function serveSite(
  roots: Roots,
  options: Pick<BuildOptions, 'compress' | 'share'> = {},
): Promise<ServedSite> {
  const folder = path.join(roots.site, 'dist');
  await buildSite(roots, folder, { progress: () => undefined, ...options });
  return { ...(await serveBuilt(roots)), folder };
}

/** Serves the hand-made pages as any good host does: from memory, compressed as well as can be. */
async function serveHandMade(corpus: ReturnType<typeof readCorpus>) {
  const documents = new Map(
    corpus.pages.map((page) => [page.route, brotliCompressSync(handMadePage(page, corpus))]),
  );
  const server = createServer((request, response) => {
    const document = documents.get(request.url ?? '');
    if (!document) response.writeHead(404).end();
    else
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(document);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // By its name, as the engine's server: browsers take compressed answers from secure origins alone.
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
