import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { builtSiteFile } from '../../core/page/built-site.ts';
import { builtSite } from './built-site.ts';
import { ContentError, loadSite } from '../load-site.ts';
import type { WrittenSite } from '../../core/content/site.gen.ts';
import { filesOfSite } from '../bundle/bundle-files.ts';
import { hashSource, inlineScript } from '../bundle/inline-script.ts';
import { siteBundle } from './site-bundle.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Roots } from '../roots.ts';
import { Output } from './output.ts';
import { publish } from './publish.ts';
import { siteFiles } from './site-files.ts';
import { writePages, type PagesInput } from './write-pages.ts';

export interface BuildReport {
  pages: number;
  files: number;
}

export interface BuildOptions {
  /** Told what happens, for the person who waits. */
  progress: (step: string) => void;
  /** Whether texts are also written compressed, for servers that hand them out as they are. */
  compress?: boolean;
  /** Whether scripts get source maps beside them, for who looks into a built site. */
  debug?: boolean;
}

/**
 * Builds the whole site into a folder that any static host can serve.
 * @param folder where the site goes, such as dist; what an earlier build has left there stays as it is until the new
 *   one is whole
 * @throws ContentError when the content has errors, or a section can't be drawn
 */
export async function buildSite(
  roots: Roots,
  folder: string,
  { progress, compress = false, debug = false }: BuildOptions,
): Promise<BuildReport> {
  progress('Reading and validating the content');
  const content = await loadSite(roots);
  const errors = content.diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new ContentError(errors);
  progress('Preparing pictures, films and downloads');
  const site = await content.site();
  const pages = await Promise.all(content.validation.pages.map((page) => content.page(page)));
  progress('Bundling the code');
  const code = await siteBundle(roots, content, debug);
  progress(`Drawing ${pages.length} pages`);
  const output = await publish(folder, async (staging) => {
    const output = new Output(staging, compress, folder);
    await writeSite({ content, code, site, pages, output }, folder, debug);
    progress('Writing media');
    await content.media.flush(folder);
    for (const address of content.media.outputs.keys()) output.written.add(address.slice(1));
    return output;
  });
  await removeStale(folder, output.written);
  return { pages: pages.length, files: output.written.size };
}

/** Writes everything but media, which have names of their own for each content. */
async function writeSite(input: Omit<PagesInput, 'heads'>, folder: string, debug: boolean): Promise<void> {
  const { content, code, site, pages, output } = input;
  const addition = await content.addition(folder, new Date().toISOString().slice(0, 10));
  const types = await writePages({ ...input, heads: addition.heads });
  const inline = hashSource(await inlineScript(code));
  const app = content.validation.site?.data['app'] as WrittenSite['app'];
  const manifest = { app, ground: content.theme.value('--paper', 'light') };
  for (const [name, text] of siteFiles(site, pages, addition, manifest, inline))
    await output.write(name, text);
  for (const [name, text] of addition.files) await output.write(name, text);
  const forServer = builtSite(site, content.validation.forms, content.serverMessages(), inline);
  await output.write(builtSiteFile, JSON.stringify(forServer));
  await copyBundle(code, types, output, debug);
}

/**
 * Copies the code that the pages can ask for: a site without a section type has nothing of it.
 * @param debug whether source maps go with it; code that the bundler has made itself has none
 */
async function copyBundle(
  { clientDir, manifest }: Bundle,
  types: Iterable<string>,
  output: Output,
  debug: boolean,
): Promise<void> {
  for (const file of filesOfSite(manifest, types)) {
    await output.write(file, await readFile(path.join(clientDir, file)));
    const map = `${file}.map`;
    if (debug && existsSync(path.join(clientDir, map)))
      await output.write(map, await readFile(path.join(clientDir, map)));
  }
}

/** What an earlier build has left and this one has not written is gone from the site. */
async function removeStale(folder: string, written: Set<string>): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !written.has(path.relative(folder, file).replaceAll(path.sep, '/'))) await rm(file);
  }
}
