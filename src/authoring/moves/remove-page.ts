import { removeValue, setValue } from '../edits/json-edits.ts';
import type { Refused } from '../edits/text-edit.ts';
import { routeIn, routeOfLink, parseTranslation } from '../../core/page/routes.ts';
import { locateUse, usesIn, type Use } from '../references/uses.ts';
import type { WrittenContent, WrittenFile } from '../references/written-content.ts';
import { resolvePath } from '../../core/rules/references.ts';
import { findRemovedEntries } from './removed-entries.ts';
import { namesakes, pageTranslations } from './move-page.ts';
import { changedTexts, currentText, type PlannedChange, type Plan } from './plan.ts';
import { REDIRECTS, withRedirects } from './redirect-file.ts';
import { rewriteUse } from './rewrite-use.ts';

/**
 * Plans the removal of a page and its translations. With a target, links and redirects lead to it; visitors of a
 * translation are redirected to the target in their language, if it exists. Without a target, the address
 * answers that the page is gone, and texts that link to it prevent the removal. Entries of _site.json about
 * the page are removed.
 * @param target a page, or an anchor on one; undefined if the page is permanently gone
 * @param editorSchemas the folder of editor schemas, from the site's root
 */
export function removePage(
  content: WrittenContent,
  route: string,
  target: string | undefined,
  editorSchemas?: string,
): Plan | Refused {
  const page = content.routes.get(route);
  if (!page) return { refused: `There is no page ${route}.` };
  if (route === '/') return { refused: 'The home page can’t be removed: the site begins with it.' };
  if (target !== undefined && (routeOfLink(target) === route || !content.routes.has(routeOfLink(target))))
    return { refused: `There is no page ${target} for the redirect.` };
  const pages = [page, ...pageTranslations(content, page)].map((each) => planRemoval(content, each, target));
  const files = content.files.filter((file) => !pages.some((each) => each.page === file));
  const removals = new Map(
    pages.map((each) => [each.from, { ...each, entries: findRemovedEntries(each.to) }]),
  );
  const uses = usesIn({ ...content, files }).filter(
    ({ kind, name }) => kind === 'page' && removals.has(name),
  );
  const changes = uses.map((use) => {
    const { to, entries } = removals.get(use.name)!;
    return planChange(use, to, entries);
  });
  const remainingUses = uses.filter((_use, index) => !changes[index]);
  if (remainingUses.length > 0) return { refused: stillUsedMessage(route, remainingUses) };
  const textChanges = changedTexts(
    content,
    changes.filter((change) => change !== undefined),
  );
  if ('refused' in textChanges) return textChanges;
  const { texts, descriptions } = textChanges;
  const redirects = pages.map(({ from, to }) => (to === undefined ? { from } : { from, to }));
  const redirectText = texts.get(REDIRECTS) ?? (currentText(content, REDIRECTS) || undefined);
  const redirectFile = withRedirects(redirectText, redirects, [], editorSchemas);
  if ('refused' in redirectFile) return redirectFile;
  texts.set(REDIRECTS, redirectFile.text);
  const removes = [...pages.map((each) => each.page.file), ...namesakes(content, page)];
  return {
    texts,
    renames: [],
    removes,
    descriptions: [
      ...removes.map((file) => `${file} is removed`),
      ...descriptions,
      ...pages.map(({ from, to }) =>
        to === undefined
          ? `${REDIRECTS} says that ${from} is gone`
          : `${REDIRECTS} redirects ${from} to ${to}`,
      ),
    ],
  };
}

/** A removed page and its target; for a translation, the target in its language, if it exists. */
function planRemoval(
  { routes }: WrittenContent,
  page: WrittenFile,
  target: string | undefined,
): { page: WrittenFile; from: string; to: string | undefined } {
  const from = page.route!;
  const { language } = parseTranslation(page.file) ?? {};
  if (language === undefined || target === undefined) return { page, from, to: target };
  const targetInLanguage = routeIn(language, routeOfLink(target));
  const isTranslated = targetInLanguage !== from && routes.has(targetInLanguage);
  return { page, from, to: isTranslated ? targetInLanguage : target };
}

/** The change of one reference; undefined if a person must decide. */
function planChange(
  use: Use,
  target: string | undefined,
  removedEntry: ReturnType<typeof findRemovedEntries>,
): PlannedChange | undefined {
  const { references, kind } = use.in;
  const path = resolvePath(references, use.place);
  if (kind === 'redirects' && target === undefined) {
    const [list, index] = path as [string, number];
    const entry = (references.data[list] as { from: string }[])[index]!;
    return {
      file: use.in.file,
      at: locateUse(use),
      description: `${entry.from} is gone, too`,
      edit: (text) => setValue(text, [list, index], { from: entry.from, gone: true }),
    };
  }
  const removal = kind === 'site' ? removedEntry(references, path) : undefined;
  if (removal)
    return {
      file: use.in.file,
      at: locateUse(use),
      description: `${use.written} is taken out of ${String(removal.entry[0])}${removal.isDouble ? `, which leads to ${target} already` : ''}`,
      edit: (text) => removeValue(text, removal.entry),
    };
  return target === undefined ? undefined : rewriteUse(use, use.written, target);
}

/** A message with the references that a person must change first. */
export function stillUsedMessage(name: string, uses: readonly Use[]): string {
  const lines = uses.map((use) => {
    const { line, column } = locateUse(use);
    return `  ${use.in.file}:${line}:${column} ${use.written}`;
  });
  return `${name} is used; change these places first, or pass a replacement with --to:\n${lines.join('\n')}`;
}
