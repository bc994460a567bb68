import { classifyContentFile, type Project, type ProjectFile } from 'pagewright/content';
import { readJson } from 'pagewright/json';
import { parseTranslation } from 'pagewright/page';
import { collectParts, type SchemaSet } from 'pagewright/schema';

/** Whether a file is not a page but affects pages: the site's own, a form, or its translation. */
export function isSettingsFile(file: string): boolean {
  return ['site', 'form', 'translation'].includes(classifyContentFile(file));
}

/** The page that shows a file of settings: for a form the first page with it, otherwise the home page. */
export function pageForSettings(file: string, { pages }: Project, set: SchemaSet): ProjectFile {
  const { original = file, language } = parseTranslation(file) ?? {};
  const form = /_forms\/([^/]+)\.json$/.exec(original)?.[1];
  const own = pages.filter(({ path }) => parseTranslation(path)?.language === language);
  const withForm = form === undefined ? undefined : own.find((page) => hasForm(page, form, set));
  const home = pages.find(({ path }) => path === 'pages-config/index.json');
  return withForm ?? home ?? EMPTY;
}

function hasForm(page: ProjectFile, form: string, set: SchemaSet): boolean {
  // Most pages need not be parsed.
  if (!page.text.includes(`"${form}"`)) return false;
  const parts = collectParts(set, 'page', readJson(page).data);
  return parts.some(({ part, value }) => part === 'formId' && value === form);
}

/** A site may have no page yet. */
const EMPTY: ProjectFile = { path: 'pages-config/index.json', text: '{ "sections": [] }' };
