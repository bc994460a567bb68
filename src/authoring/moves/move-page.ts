import { isDraft } from '../../core/content/dates/showing.ts';
import { setValue } from '../edits/json-edits.ts';
import { applyEdits, type Refused } from '../edits/text-edit.ts';
import { routeIn, toRoute, parseTranslation } from '../../core/page/routes.ts';
import { usesIn, type Use } from '../references/uses.ts';
import type { WrittenContent, WrittenFile } from '../references/written-content.ts';
import { findPageMedia } from './page-media.ts';
import { mediaChanges } from './move-media.ts';
import { changedTexts, currentText, type PlannedChange, type Plan } from './plan.ts';
import { REDIRECTS, withRedirects } from './redirect-file.ts';
import { rewriteUse } from './rewrite-use.ts';

/**
 * Plans the move of a page to another address: renames its file, its translations and the files named after it, moves
 * files that only it uses, updates all links, and redirects the old addresses, unless the page is a draft.
 * @param from an existing route
 * @param to a free route
 * @param editorSchemas the folder of editor schemas, from the site's root
 */
export function movePage(
  content: WrittenContent,
  from: string,
  to: string,
  editorSchemas?: string,
): Plan | Refused {
  const page = content.routes.get(from);
  if (!page) return { refused: `There is no page ${from}.` };
  const reason = refusal(content, page, from, to);
  if (reason !== undefined) return { refused: reason };
  const file = `pages-config${to}${page.file.endsWith('/index.json') ? '/index' : ''}.json`;
  const pages = [page, ...pageTranslations(content, page)].map((each) => movedTo(each, to, file));
  const filesToRename = filesBeside(content, pages, to);
  const existingFile = filesToRename.find((each) => content.names.includes(each.to));
  if (existingFile)
    return { refused: `There is a file ${existingFile.to} already, where ${existingFile.from} would go.` };
  const movedMedia = filesToRename
    .map((each) => ({ from: pathOfMedia(each.from), to: pathOfMedia(each.to) }))
    .filter((each) => content.media.has(each.from));
  const uses = usesIn(content).filter(({ kind }) => kind === 'page');
  const isElsewhere = getFolder(page.file) !== getFolder(file);
  const media = movedMedia.map((each) => each.from);
  const textChanges = changedTexts(content, [
    ...pages.flatMap((each) =>
      uses.filter(({ name }) => name === each.from).map((use) => rewriteUse(use, each.from, each.to)),
    ),
    ...movedMedia.flatMap((each) => mediaChanges(content, each.from, each.to)),
    ...(isElsewhere ? pages.flatMap((each) => besideChanges(content, each.page, media)) : []),
  ]);
  if ('refused' in textChanges) return textChanges;
  const { texts, descriptions } = textChanges;

  for (const { page: each, file: name } of pages) {
    const newText = withSchemaPath(texts.get(each.file) ?? currentText(content, each.file), each.file, name);
    if ('refused' in newText) return { refused: `${each.file}: ${newText.refused}` };
    texts.delete(each.file);
    texts.set(name, newText.text);
  }
  const mediaAddresses = movedMedia.map((each) => ({ from: `/${each.from}`, to: `/${each.to}` }));
  const addresses = [...pages.map((each) => ({ from: each.from, to: each.to })), ...mediaAddresses];
  // Visitors do not know the address of a draft, so it needs no redirect.
  const drafts = pages.filter((each) => isDraft(each.page.references.data)).map((each) => each.from);
  const redirects = drafts.includes(from) ? [] : addresses.filter((each) => !drafts.includes(each.from));
  const redirectText = texts.get(REDIRECTS) ?? (currentText(content, REDIRECTS) || undefined);
  if (redirectText !== undefined || redirects.length > 0) {
    const newAddresses = addresses.map((each) => each.to);
    const redirectFile = withRedirects(redirectText, redirects, newAddresses, editorSchemas);
    if ('refused' in redirectFile) return redirectFile;
    texts.set(REDIRECTS, redirectFile.text);
  }
  const renames = [...pages.map((each) => ({ from: each.page.file, to: each.file })), ...filesToRename];
  const pagesBelow = [...content.routes.keys()].filter((route) => route.startsWith(`${from}/`)).length;
  return {
    texts,
    renames,
    removes: [],
    descriptions: [
      ...renames.map((each) => `${each.from} becomes ${each.to}`),
      ...descriptions,
      ...redirects.map((each) => `${REDIRECTS} redirects ${each.from} to ${each.to}`),
      ...(pagesBelow > 0
        ? [`${pagesBelow} ${pagesBelow === 1 ? 'page' : 'pages'} below ${from} keep their addresses`]
        : []),
    ],
  };
}

/** The reason why a page can't have an address; undefined if it can. */
function refusal(
  { routes }: WrittenContent,
  { file }: WrittenFile,
  from: string,
  to: string,
): string | undefined {
  const translation = parseTranslation(file);
  if (translation)
    return `${from} follows from the page that it translates: give ${toRoute(translation.original)} another address.`;
  if (from === '/') return 'The home page can’t have another address: the site begins with it.';
  if (!ROUTE.test(to))
    return `"${to}" can’t be the address of a page: write /name, with letters, digits and single hyphens.`;
  const existingRoute = [...routes.keys()].find((route) => route.toLowerCase() === to.toLowerCase());
  if (existingRoute !== undefined && existingRoute !== from)
    return `There is a page ${existingRoute} already.`;
  return to === from ? `${from} is its address already.` : undefined;
}

interface MovedPage {
  page: WrittenFile;
  from: string;
  to: string;
  /** The path of the new file. */
  file: string;
}

/**
 * The new route and file of a page: of the original itself, or of one of its translations.
 * @param to the new route of the original
 * @param file the new file of the original
 */
function movedTo(page: WrittenFile, to: string, file: string): MovedPage {
  const { language } = parseTranslation(page.file) ?? {};
  const from = page.route!;
  if (language === undefined) return { page, from, to, file };
  return { page, from, to: routeIn(language, to), file: file.replace(/json$/, `${language}.json`) };
}

/** The translations of a page. */
export function pageTranslations({ routes }: WrittenContent, { file }: WrittenFile): WrittenFile[] {
  return [...routes.values()].filter((page) => parseTranslation(page.file)?.original === file);
}

const ROUTE = /^(\/[A-Za-z0-9]+(-[A-Za-z0-9]+)*)+$/;

/**
 * The new paths of files next to a page: those named after it are renamed; those that only it uses move to
 * the new folder.
 * @param pages the page and its translations
 */
function filesBeside(
  content: WrittenContent,
  pages: readonly MovedPage[],
  route: string,
): { from: string; to: string }[] {
  const { page, from, file } = pages[0]!;
  const namesakeFiles = namesakes(content, page);
  const folders = [getFolder(page.file), getFolder(file)] as const;
  const originalAndTranslations = pages.map((each) => each.page);
  const mediaToMove =
    folders[0] === folders[1] ? [] : findPageMedia(content, originalAndTranslations, namesakeFiles);
  return [
    ...namesakeFiles.map((each) => ({ from: each, to: each.replace(from, route) })),
    ...mediaToMove.map((each) => ({ from: each, to: each.replace(...folders) })),
  ];
}

/** The files named after a page that belong to it: its document and sources. */
export function namesakes({ names }: WrittenContent, { file }: WrittenFile): string[] {
  const name = file.replace(/(\/index)?\.json$/, '');
  return names.filter((each) => each !== file && each.replace(/\.\w+$/, '') === name);
}

/** After a move to another folder, a page refers to the files in its old folder by their full path. */
function besideChanges(
  content: WrittenContent,
  page: WrittenFile,
  movedMedia: readonly string[],
): PlannedChange[] {
  const isBeside = ({ kind, name, written }: Use) => kind === 'media' && name.endsWith(`/${written}`);
  return usesIn({ ...content, files: [page] })
    .filter((use) => isBeside(use) && !movedMedia.includes(use.name))
    .map((use) => rewriteUse(use, use.written, use.name));
}

function withSchemaPath(text: string, from: string, to: string): { text: string } | Refused {
  const written = /"\$schema"\s*:\s*"((?:\.\.\/)+)([^"]*)"/.exec(text);
  if (!written || getFolder(from) === getFolder(to)) return { text };
  const [, ups = '', rest = ''] = written;
  const deeper = to.split('/').length - from.split('/').length;
  const count = ups.length / 3 + deeper;
  const edited = setValue(text, ['$schema'], '../'.repeat(Math.max(1, count)) + rest);
  return 'refused' in edited ? edited : { text: applyEdits(text, edited.edits) };
}

/** The path as content names it: below pages-config. */
function pathOfMedia(file: string): string {
  return file.slice('pages-config/'.length);
}

function getFolder(file: string): string {
  return file.replace(/[^/]*$/, '');
}
