import { mainHtml, type BuiltPage } from '../../workshop/built/built-site.ts';

/**
 * The routes whose content has an element, by its name and classes, that no earlier page has. All other pages
 * differ only in their words.
 */
export function routesWithNewElements(pages: readonly BuiltPage[]): Set<string> {
  return firstWithElements(pages, mainHtml);
}

/** The routes whose header or footer has an element that no earlier page has. */
export function routesWithNewFrame(pages: readonly BuiltPage[]): Set<string> {
  return firstWithElements(pages, frameHtml);
}

/** The routes of pages with a section of a type that no earlier page has, in any variant. */
export function routesWithNewTypes(pages: readonly BuiltPage[]): Set<string> {
  const firsts = pages
    .flatMap(({ route, types }) => types.map((code) => [code.split('/')[0], route] as const))
    .toReversed();
  return new Set(new Map(firsts).values());
}

function firstWithElements(pages: readonly BuiltPage[], partOf: (page: BuiltPage) => string): Set<string> {
  const seen = new Set<string>();
  const isNew = (page: BuiltPage) => {
    const before = seen.size;
    for (const [, name, classes = ''] of partOf(page).matchAll(/<([\w-]+)(?:[^>]*? class="([^"]*)")?/g))
      seen.add(`${name} ${classes}`);
    return seen.size > before;
  };
  return new Set(pages.filter(isNew).map(({ route }) => route));
}

function frameHtml({ html }: BuiltPage): string {
  const around =
    html.slice(html.indexOf('<body'), html.indexOf('<main')) + html.slice(html.indexOf('</main>'));
  return around.replaceAll(/<(script|template)\b.*?<\/\1>/gs, '');
}
