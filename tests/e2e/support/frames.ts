import { mainHtml, type BuiltPage } from '../../../src/tools/check/built/built-site.ts';

/**
 * The routes on which the shared frame, header and footer, is checked: the first page with each frame. On all others
 * it is the same.
 */
export function routesWithNewFrame(pages: readonly BuiltPage[]): Set<string> {
  const routes = new Map<string, string>();
  for (const { route, html } of pages) {
    const frame = frameOf(html);
    if (!routes.has(frame)) routes.set(frame, route);
  }
  return new Set(routes.values());
}

/**
 * The routes whose content has an element, by its name and classes, that no page before them has. On the others axe
 * would check the same elements with other words.
 */
export function routesWithNewElements(pages: readonly BuiltPage[]): Set<string> {
  const seen = new Set<string>();
  const isNew = (page: BuiltPage) => {
    const before = seen.size;
    for (const [, name, classes = ''] of mainHtml(page).matchAll(/<([\w-]+)(?:[^>]*? class="([^"]*)")?/g))
      seen.add(`${name} ${classes}`);
    return seen.size > before;
  };
  return new Set(pages.filter(isNew).map(({ route }) => route));
}

/** The routes of the pages that have a section of a type that no page before them has, in whichever look. */
export function routesWithNewTypes(pages: readonly BuiltPage[]): Set<string> {
  const firsts = pages
    .flatMap(({ route, types }) => types.map((code) => [code.split('/')[0], route] as const))
    .toReversed();
  return new Set(new Map(firsts).values());
}

/** The elements around the content, with their classes; their words and the mark of the current page left out. */
function frameOf(html: string): string {
  const around =
    html.slice(html.indexOf('<body'), html.indexOf('<main')) + html.slice(html.indexOf('</main>'));
  const seen = around.replaceAll(/<(script|template)\b.*?<\/\1>/gs, '');
  return [...seen.matchAll(/<[\w-]+(?:[^>]*? class="[^"]*")?/g)]
    .map(([tag]) => tag.replace(/ .* (?=class=)/s, ' '))
    .join();
}
