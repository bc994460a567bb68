import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageData } from '../../../core/content/resolved-page.ts';
import type { DocumentAssets } from '../../../core/page/document/assets.ts';
import { createStyleSheets } from '../../bundle/style-sheets.ts';
import { ignoreMissing } from '../../media/outputs.ts';
import { siteDataFile, type PageFrame } from '../render/page-frame.ts';
import type { PageFacts, PagePlan } from '../render/page-job.ts';
import type { Output } from './output.ts';

/** A page of the site, from this or an earlier build. */
export interface PublishedPage extends Pick<PagePlan, 'isUnrouted' | 'files'> {
  facts: PageFacts;
  html(): Promise<string>;
  data(): Promise<PageData>;
  /** Writes the style sheets of the page. @returns the files that its document refers to */
  assets(): Promise<DocumentAssets>;
}

/**
 * All pages of a site, for the files that depend on them: style sheets, the sitemap, the server's pages. Their
 * details are read on demand.
 * @param output the output of this build; other files are in the built site
 */
export function publishedPages(
  frame: PageFrame,
  pages: readonly { job: PagePlan; page: { facts: PageFacts } }[],
  output: Output,
  folder: string,
): PublishedPage[] {
  const styles = createStyleSheets(frame.code, frame.fallbackCss, output);
  const read = async (name: string) =>
    (await readFile(path.join(output.folder, name), 'utf8').catch(ignoreMissing)) ??
    readFile(path.join(folder, name), 'utf8');
  return pages.map(({ job: { isUnrouted, files, shareImage, head }, page: { facts } }) => ({
    isUnrouted,
    files,
    facts,
    html: () => read(files.html),
    data: async () => JSON.parse(await read(files.data)) as PageData,
    assets: async () => ({
      ...frame.assets,
      ...(facts.language && { site: `/${siteDataFile(frame.build, facts.language)}` }),
      styles: await styles(facts.types, facts.forms.length > 0, facts.language ?? frame.site.language),
      shareImage,
      head: head(),
    }),
  }));
}
