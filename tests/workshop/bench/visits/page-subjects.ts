import { cp, mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSite, type BuildOptions } from '../../../../src/site-build/pages/build-site.ts';
import type { Roots } from '../../../../src/site-build/roots.ts';
import { serveBuilt, type RunningSite } from '../../built/serve-built.ts';
import { isLeaf } from '../corpus/corpus-pages.ts';
import { writeCorpus } from '../corpus/corpus.ts';
import { handMadePage } from './hand-made.ts';
import { readCorpus } from '../corpus/read-corpus.ts';

/** A site for a browser. Each subject has the same pages at the same addresses. */
export interface Subject {
  name: 'hand-made' | 'ours';
  /** The address of the site, without a slash at the end. */
  address: string;
  /** A page, and another that it links to. */
  route: string;
  next: string;
}

export interface Subjects {
  all: Subject[];
  stop(): Promise<void>;
}

/** The number of pages: they are alike, so any can be used. */
const pages = 20;

/**
 * Builds a small corpus, and serves it next to the same pages made by hand; both locally, compressed.
 * @param folder for built files; the caller removes it
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

/** A served site, built into a folder. */
type ServedSite = RunningSite & { folder: string };

/**
 * Builds a copy of a site and serves it, so that its own dist stays unchanged.
 * @param folder for the copy; the caller removes it
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

/** Serves the hand-made pages like a good host: from memory, with the best compression. */
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
    // The address has a host name, as that of the engine's server: browsers accept brotli only from secure origins.
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
