import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageData } from '../../../core/content/resolved-page.ts';
import type { DocumentAssets } from '../../../core/page/document/assets.ts';
import { createStyleSheets } from '../../bundle/style-sheets.ts';
import { absent } from '../../media/outputs.ts';
import { siteFileOf, type PageFrame } from '../render/page-frame.ts';
import type { PageFacts, PagePlan } from '../render/page-job.ts';
import type { Output } from './output.ts';

/** A page of the site, drawn now or by an earlier build. */
export interface PublishedPage extends Pick<PagePlan, 'isUnrouted' | 'files'> {
  facts: PageFacts;
  html(): Promise<string>;
  data(): Promise<PageData>;
  /** What its document refers to; its style sheets are written with it. */
  assets(): Promise<DocumentAssets>;
}

/**
 * All pages of a site, with ways to what is needed of some of them.
 * @param output where this build writes; what it has not written lies in the built site
 */
export function publishedPages(
  frame: PageFrame,
  pages: readonly { job: PagePlan; page: { facts: PageFacts } }[],
  output: Output,
  folder: string,
): PublishedPage[] {
  const styles = createStyleSheets(frame.code, frame.fallbackCss, output);
  const read = async (name: string) =>
    (await readFile(path.join(output.folder, name), 'utf8').catch(absent)) ??
    readFile(path.join(folder, name), 'utf8');
  return pages.map(({ job: { isUnrouted, files, shareImage, head }, page: { facts } }) => ({
    isUnrouted,
    files,
    facts,
    html: () => read(files.html),
    data: async () => JSON.parse(await read(files.data)) as PageData,
    assets: async () => ({
      ...frame.assets,
      ...(facts.language && { site: `/${siteFileOf(frame.build, facts.language)}` }),
      styles: await styles(facts.types, facts.forms.length > 0),
      shareImage,
      head: head(),
    }),
  }));
}
