import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageData, ResolvedSite } from '../../../src/core/content/resolved-page.ts';
import { isCodeForType } from '../../../src/core/content/section-code.ts';
import type { ResolvedSection } from '../../../src/core/content/resolved.ts';

/** One page of a built site, as its data file describes it. */
export interface BuiltPage {
  route: string;
  title: string;
  /** Its language, if not the main one. */
  language?: string;
  /** The code names of its sections (`getCodeName`), nested ones included. */
  types: string[];
  /** Its forms, by id. */
  forms: string[];
  /** Whether its form opens in a dialog. */
  hasDialog: boolean;
  /** Its HTML. */
  html: string;
  sections: readonly ResolvedSection[];
}

export interface BuiltSite {
  folder: string;
  /** All pages with a route, in route order. */
  pages: BuiltPage[];
  /** Pages that open as a dialog over the page with the link. */
  overlays: string[];
  /** The navigation of the header. */
  navigation: ResolvedSite['navigation'];
}

/**
 * Reads the pages of a built site for checks, pictures and tests, so that these need no separate lists of
 * pages.
 * @param folder the built site
 * @throws Error with a message if there is no build
 */
export function readBuiltSite(folder: string): BuiltSite {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`${folder} holds no built site. Run \`npm run build\`.`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const names = files.filter((name) => path.basename(name) === 'index.html').sort();
  const { overlays, navigation } = readSite(folder);
  return { folder, pages: names.flatMap((name) => pageAt(folder, name)), overlays, navigation };
}

/**
 * The first page with a section of a type, or of one variant: cards, card-grid/books. A page with the plain
 * type is preferred to one with a variant.
 */
export function firstWith({ pages }: BuiltSite, type: string): BuiltPage | undefined {
  return pages.find(({ types }) => types.includes(type)) ?? pages.find((page) => hasType(page, type));
}

/** All pages with a section of the type. */
export function allWith({ pages }: BuiltSite, type: string): BuiltPage[] {
  return pages.filter((page) => hasType(page, type));
}

/** The page with the longest HTML among those with the type. */
export function fullestWith(site: BuiltSite, type: string): BuiltPage | undefined {
  return allWith(site, type).toSorted((a, b) => b.html.length - a.html.length)[0];
}

function hasType({ types }: BuiltPage, type: string): boolean {
  return types.some((code) => isCodeForType(code, type));
}

/** A form on the page where a visitor meets it. */
export interface PlacedForm {
  id: string;
  page: BuiltPage;
  takesFiles: boolean;
  asksPassword: boolean;
}

/** All forms of the site, each on the first page with it; a page without a dialog is preferred. */
export function listPlacedForms({ pages }: BuiltSite): PlacedForm[] {
  const inOrder = pages.toSorted((a, b) => Number(a.hasDialog) - Number(b.hasDialog));
  const ids = [...new Set(inOrder.flatMap(({ forms }) => forms))];
  return ids.flatMap((id) => {
    const page = inOrder.find(({ forms }) => forms.includes(id));
    if (!page) return [];
    const { html } = page;
    return {
      id,
      page,
      takesFiles: html.includes('type="file"'),
      asksPassword: html.includes('type="password"'),
    };
  });
}

/** The page with the most links that open a dialog in place, and the route of that dialog. */
export function overlayOpener(site: BuiltSite): { page: BuiltPage; to: string } | undefined {
  // Inside data-whole-page, a link to a dialog opens its page, like any other link.
  const plain = site.pages.filter((page) => !page.hasDialog && !mainHtml(page).includes('data-whole-page'));
  const found = site.overlays.flatMap((to) =>
    plain.map((page) => ({ page, to, links: mainHtml(page).split(`href="${to}"`).length - 1 })),
  );
  const [most] = found.toSorted((a, b) => b.links - a.links);
  return most && most.links > 0 ? most : undefined;
}

/** The HTML of a page's own content. */
export function mainHtml({ html }: BuiltPage): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

/** The sections of a type on a page, nested ones included, in order. */
export function findSectionsOfType(page: BuiltPage, type: string): ResolvedSection[] {
  const found: ResolvedSection[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ((value as ResolvedSection).type === type) found.push(value as ResolvedSection);
    Object.values(value).forEach(visit);
  };
  visit(page.sections);
  return found;
}

function pageAt(folder: string, name: string): BuiltPage[] {
  const html = readFileSync(path.join(folder, name), 'utf8');
  // A file for machines, such as a manifest for archives, is no page.
  if (!html.includes('data-page="')) return [];
  const { page } = readJson<PageData>(path.join(folder, name.replace(/html$/, 'json')));
  const { route, title, language, types, forms, dialog, sections } = page;
  const known = { route, title, ...(language && { language }), types, forms };
  return [{ ...known, hasDialog: dialog !== undefined, html, sections }];
}

/** The shared data are in one file, whose name changes with its content. */
function readSite(folder: string): ResolvedSite {
  const assets = path.join(folder, 'assets');
  const name = readdirSync(assets).find((file) => /^site-[0-9a-f]+\.json$/.test(file));
  if (!name) throw new Error(`${assets} holds no data of the site. Run \`npm run build\`.`);
  return readJson(path.join(assets, name));
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
