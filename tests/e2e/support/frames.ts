import type { BuiltPage } from '../../../src/tools/check/built/built-site.ts';

/**
 * The routes where the frame that pages share, their header and footer, is to be looked at: the first page with each
 * frame. On all others it is what it was there.
 */
export function routesWithNewFrame(pages: readonly BuiltPage[]): Set<string> {
  const routes = new Map<string, string>();
  for (const { route, html } of pages) {
    const frame = frameOf(html);
    if (!routes.has(frame)) routes.set(frame, route);
  }
  return new Set(routes.values());
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
