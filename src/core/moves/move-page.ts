import { isDraft } from '../content/showing.ts';
import { setValue } from '../edits/json-edits.ts';
import { applyEdits, type Refused } from '../edits/text-edit.ts';
import { usesIn, type Use } from '../references/uses.ts';
import type { WrittenContent, WrittenFile } from '../references/written-content.ts';
import { mediaChanges } from './move-media.ts';
import { changedTexts, textOf, type Change, type Plan } from './plan.ts';
import { REDIRECTS, withRedirects } from './redirect-file.ts';
import { rewriteUse } from './rewrite-use.ts';

/**
 * Gives a page another address: its file and those beside it under its name get another name, everything that leads
 * there is rewritten, and whoever asks for the old address is led on, unless the page is a draft.
 * @param from a route that there is
 * @param to a route that is free
 * @param editorSchemas where the editor's schemas lie, from the site's root
 */
export function movePage(
  content: WrittenContent,
  from: string,
  to: string,
  editorSchemas?: string,
): Plan | Refused {
  const page = content.routes.get(from);
  if (!page) return { refused: `There is no page ${from}.` };
  if (from === '/') return { refused: 'The home page has no other address: it is where the site begins.' };
  if (!ROUTE.test(to))
    return {
      refused: `"${to}" can’t be the address of a page: write /name, with letters, digits and single hyphens.`,
    };
  const taken = [...content.routes.keys()].find((route) => route.toLowerCase() === to.toLowerCase());
  if (taken !== undefined && taken !== from) return { refused: `There is a page ${taken} already.` };
  if (to === from) return { refused: `${from} is its address already.` };

  const file = `pages-config${to}${page.file.endsWith('/index.json') ? '/index' : ''}.json`;
  const moved = namesakes(content, page)
    .map((each) => each.slice('pages-config/'.length))
    .filter((each) => content.media.has(each))
    .map((each) => ({ from: each, to: each.replace(from.slice(1), to.slice(1)) }));
  const links = usesIn(content).filter(({ kind, name }) => kind === 'page' && name === from);
  const made = changedTexts(content, [
    ...links.map((use) => rewriteUse(use, from, to)),
    ...moved.flatMap((media) => mediaChanges(content, media.from, media.to)),
    ...(folderOf(page.file) === folderOf(file)
      ? []
      : besideChanges(
          content,
          page,
          moved.map((each) => each.from),
        )),
  ]);
  if ('refused' in made) return made;
  const { texts, words } = made;

  const own = withSchemaPath(texts.get(page.file) ?? textOf(content, page.file), page.file, file);
  if ('refused' in own) return { refused: `${page.file}: ${own.refused}` };
  texts.delete(page.file);
  texts.set(file, own.text);
  const addresses = [{ from, to }, ...moved.map((each) => ({ from: `/${each.from}`, to: `/${each.to}` }))];
  // Nobody knows the address of a draft, which is not on the site.
  const past = isDraft(page.references.data) ? [] : addresses;
  const before = texts.get(REDIRECTS) ?? (textOf(content, REDIRECTS) || undefined);
  if (before !== undefined || past.length > 0) {
    const there = addresses.map((each) => each.to);
    const led = withRedirects(before, past, there, editorSchemas);
    if ('refused' in led) return led;
    texts.set(REDIRECTS, led.text);
  }
  const renames = [page.file, ...namesakes(content, page)].map((each) => {
    return { from: each, to: each.replace(from, to) };
  });
  const below = [...content.routes.keys()].filter((route) => route.startsWith(`${from}/`)).length;
  return {
    texts,
    renames,
    removes: [],
    words: [
      ...renames.map((each) => `${each.from} becomes ${each.to}`),
      ...words,
      ...past.map((each) => `${REDIRECTS} leads on from ${each.from} to ${each.to}`),
      ...(below > 0 ? [`${below} ${below === 1 ? 'page' : 'pages'} below ${from} keep their addresses`] : []),
    ],
  };
}

const ROUTE = /^(\/[A-Za-z0-9]+(-[A-Za-z0-9]+)*)+$/;

/** The files that lie beside a page under its name, and belong to it: its document, and what that is made from. */
export function namesakes({ names }: WrittenContent, { file }: WrittenFile): string[] {
  const name = file.replace(/(\/index)?\.json$/, '');
  return names.filter((each) => each !== file && each.replace(/\.\w+$/, '') === name);
}

/** A page that goes to another folder names what lies beside it by its whole path from then on. */
function besideChanges(content: WrittenContent, page: WrittenFile, moved: readonly string[]): Change[] {
  const isBeside = ({ kind, name, written }: Use) => kind === 'media' && name.endsWith(`/${written}`);
  return usesIn({ ...content, files: [page] })
    .filter((use) => isBeside(use) && !moved.includes(use.name))
    .map((use) => rewriteUse(use, use.written, use.name));
}

function withSchemaPath(text: string, from: string, to: string): { text: string } | Refused {
  const written = /"\$schema"\s*:\s*"((?:\.\.\/)+)([^"]*)"/.exec(text);
  if (!written || folderOf(from) === folderOf(to)) return { text };
  const [, ups = '', rest = ''] = written;
  const deeper = to.split('/').length - from.split('/').length;
  const count = ups.length / 3 + deeper;
  const edited = setValue(text, ['$schema'], '../'.repeat(Math.max(1, count)) + rest);
  return 'refused' in edited ? edited : { text: applyEdits(text, edited.edits) };
}

function folderOf(file: string): string {
  return file.replace(/[^/]*$/, '');
}
