import type { Diagnostic } from '../../../core/diagnostic.ts';
import { suggest } from '../../../core/schema/suggest.ts';
import { BROKEN_SECTION } from '../../../core/page/preview.ts';

/**
 * The message for an address without a file.
 * @param routes the existing routes
 * @param wasThere whether a page had the address earlier, since the server started
 */
export function explainMissingPage(
  route: string,
  routes: readonly string[],
  wasThere: boolean,
): { type: typeof BROKEN_SECTION; title: string; diagnostics: Diagnostic[] } {
  const file = `pages-config${route}.json`;
  const near = suggest(route, routes);
  const ways = [`To make the page, write ${file}: npm run new -- page ${route.slice(1)}.`];
  if (near) ways.unshift(`Did you mean ${near}?`);
  const message = wasThere
    ? `The file of this page is gone: ${file} was deleted or renamed.`
    : `No file answers the address ${route}.`;
  const place = { file, line: 1, column: 1, severity: 'error' as const, code: 'no-page' };
  return {
    type: BROKEN_SECTION,
    title: 'This is the page for unknown addresses',
    diagnostics: [{ ...place, message, hint: ways.join(' ') }],
  };
}
