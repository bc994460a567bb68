import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { ResolvedSite } from '../../../core/content/resolved-page.ts';
import { documentHtml } from '../../../core/page/document/document.ts';
import type { PageFrame } from '../../../site-build/pages/render/page-frame.ts';
import type { PageStyles } from '../../../site-build/bundle/style-sheets.ts';
import { documentBudget, type OwnBudget } from '../../../core/page/document/document-budget.ts';
import type { PageWeight } from '../../advice.ts';
import type { ResolvedPieces } from './resolve-sections.ts';
import { SECTION_MARK, type PageShell } from './section-html.ts';

const brotli = promisify(brotliCompress);

/** The scripts, fonts and styles of a page's document. */
export interface PageAssets {
  frame: PageFrame;
  styles: PageStyles;
}

/** The rendered parts of a page. */
export interface RenderedPage {
  site: ResolvedSite;
  head: ResolvedPieces['head'];
  shell: PageShell;
  lead: string;
  patches: readonly { index: number; html: string }[];
}

/**
 * The compressed size of a page's document with its budget, and the share of one section. Icons and data for search
 * engines, some hundred bytes, are not included.
 * @param section its index
 * @param own the site's budgets for single pages
 */
export async function weighPage(
  page: RenderedPage,
  assets: PageAssets,
  section: number | undefined,
  own: readonly OwnBudget[],
): Promise<PageWeight> {
  const html = renderDocument(page, assets);
  const bytes = await countBytes(html);
  const budget = documentBudget(html, page.head.route, own);
  // On a very long page, computing the share takes seconds, and the share is tiny.
  if (section === undefined || html.length > LONG) return { bytes, budget };
  return {
    bytes,
    budget,
    section: Math.max(0, bytes - (await countBytes(renderDocument(page, assets, section)))),
  };
}

function renderDocument(
  { site, head, shell, lead, patches }: RenderedPage,
  { frame, styles }: PageAssets,
  without?: number,
): string {
  const sections = patches
    .filter(({ index }) => index !== without)
    .map(({ index, html }) => html.replace(` ${SECTION_MARK}="${index}"`, ''));
  const body = lead + shell.before + sections.join('') + shell.after;
  const { first, links, print } = styles;
  return documentHtml({
    site,
    page: head,
    assets: { ...frame.assets, styles: { links, print }, shareImage: '/share.png', head: '' },
    build: '',
    version: '',
    body,
    firstStyles: first(body),
    data: '/page.json',
  });
}

async function countBytes(html: string): Promise<number> {
  return (await brotli(html)).length;
}

/** The length of a very long page in characters. */
const LONG = 300_000;
