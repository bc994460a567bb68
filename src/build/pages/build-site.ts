import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { journalAddition } from '../../journal/build/journal-addition.ts';
import { ContentError, loadSite } from '../load-site.ts';
import type { WrittenApp } from './app-manifest.ts';
import { bundle } from '../bundle/bundle.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Roots } from '../roots.ts';
import { Output } from './output.ts';
import { siteFiles } from './site-files.ts';
import { writePages } from './write-pages.ts';

export interface BuildReport {
  pages: number;
  files: number;
}

export interface BuildOptions {
  /** Told what happens, for the person who waits. */
  progress: (step: string) => void;
  /** Whether texts are also written compressed, for servers that hand them out as they are. */
  compress?: boolean;
}

/**
 * Builds the whole site into a folder that any static host can serve.
 * @param folder where the site goes, such as dist
 * @throws ContentError when the content has errors; nothing is written then
 */
export async function buildSite(
  roots: Roots,
  folder: string,
  { progress, compress = false }: BuildOptions,
): Promise<BuildReport> {
  progress('Reading and validating the content');
  const content = await loadSite(roots);
  const errors = content.diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new ContentError(errors);
  progress('Bundling the code');
  const code = await bundle(roots);
  progress('Preparing pictures, films and downloads');
  const site = await content.site();
  const pages = await Promise.all(content.validation.pages.map((page) => content.page(page)));
  progress(`Drawing ${pages.length} pages`);
  const output = new Output(folder, compress);
  const addition = await journalAddition(content.journal(), folder, new Date().toISOString().slice(0, 10));
  await writePages({ content, code, site, pages, output, heads: addition.heads });
  const app = content.validation.site?.data['app'] as WrittenApp | undefined;
  for (const [name, text] of siteFiles(site, pages, addition, {
    app,
    paper: content.theme.value('--paper', 'light'),
  }))
    await output.write(name, text);
  for (const [name, text] of addition.files) await output.write(name, text);
  await copyBundle(code, output);
  progress('Writing media');
  await content.media.flush(folder);
  for (const address of content.media.outputs.keys()) output.written.add(address.slice(1));
  await removeStale(folder, output.written);
  return { pages: pages.length, files: output.written.size };
}

async function copyBundle({ clientDir }: Bundle, output: Output): Promise<void> {
  for (const entry of await readdir(clientDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    await output.write(path.relative(clientDir, file), await readFile(file));
  }
}

/** What an earlier build has left and this one has not written is gone from the site. */
async function removeStale(folder: string, written: Set<string>): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !written.has(path.relative(folder, file).replaceAll(path.sep, '/'))) await rm(file);
  }
}
