import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { documentBudget, type OwnBudget } from 'pagewright/editor';
import type { PageWeight } from '../../advice.ts';
import { SECTION_MARK, type PageShell } from './section-html.ts';

const brotli = promisify(brotliCompress);

/** The rendered parts of a page. */
export interface RenderedPage {
  shell: PageShell;
  lead: string;
  patches: readonly { index: number; html: string }[];
}

/**
 * The compressed size of a page's document with its budget, and the share of one section.
 * @param render returns the document with a body, as built
 * @param section its index
 * @param own the site's budgets for single pages
 */
export async function weighPage(
  route: string,
  page: RenderedPage,
  render: (body: string) => string,
  section: number | undefined,
  own: readonly OwnBudget[],
): Promise<PageWeight> {
  const html = render(bodyWithout(page));
  const bytes = await countBytes(html);
  const budget = documentBudget(html, route, own);
  // On a very long page, computing the share takes seconds, and the share is tiny.
  if (section === undefined || html.length > MAX_SHARED_LENGTH) return { bytes, budget };
  const others = await countBytes(render(bodyWithout(page, section)));
  return { bytes, budget, section: Math.max(0, bytes - others) };
}

function bodyWithout({ shell, lead, patches }: RenderedPage, section?: number): string {
  const sections = patches
    .filter(({ index }) => index !== section)
    .map(({ index, html }) => html.replace(` ${SECTION_MARK}="${index}"`, ''));
  return lead + shell.before + sections.join('') + shell.after;
}

async function countBytes(html: string): Promise<number> {
  return (await brotli(html)).length;
}

/** The maximal length of a page in characters for which the share of a section is computed. */
const MAX_SHARED_LENGTH = 300_000;
