import type { ValidPage } from '../../../core/content/valid-page.ts';

/**
 * The pages that changed files may affect: changed pages; pages that name a changed form, picture or section
 * type; and the home page if shared data have changed.
 * @param changed paths from the root of the site or of the engine
 */
export function pagesToRender(changed: readonly string[], pages: readonly ValidPage[]): ValidPage[] {
  const found = new Set(pages.filter(({ file }) => changed.includes(file)));
  for (const file of changed) {
    const name = nameIn(file);
    if (name) for (const page of pages) if (page.source.text.includes(JSON.stringify(name))) found.add(page);
    if (!name && isShared.test(file))
      pages.filter(({ route }) => route === '/').forEach((page) => found.add(page));
  }
  return pages.filter((page) => found.has(page));
}

/** The name by which a page refers to the file. */
function nameIn(file: string): string | undefined {
  return patterns.map((pattern) => pattern.exec(file)?.[1]).find((name) => name !== undefined);
}

const patterns = [
  /^pages-config\/_forms\/([^/.]+)(?:\.[^/.]+)?\.json$/,
  /^pages-config\/_media\/(.+)$/,
  /^pages-config\/([^_].*\.(?!json$)\w+)$/,
  /^schemas\/(?:sections|templates)\/([^/]+)\.schema\.json$/,
  /^src\/(?:[^/]+\/)?sections\/([^/]+)\//,
  /^src\/(?:[^/]+\/)?templates\/([^/]+)\.ts$/,
];

/** Files that affect every page. Folders whose code affects no page are excluded. */
const isShared =
  /^pages-config\/(_site\.json|_theme\/)|^src\/(?!server\/|tools\/|samples\/|worker\/|build\/)/;
