import { getRedirectSource, type Redirect } from '../../core/content/redirects.ts';
import { appendItem, removeValue } from '../edits/json-edits.ts';
import { applyEdits, type Edited, type Refused } from '../edits/text-edit.ts';
import { readJson } from '../../core/json/json-source.ts';

/** The file of redirects. */
export const REDIRECTS = 'pages-config/_redirects.json';

/**
 * Adds redirects to the file, so that old addresses of moved and removed pages and files still lead somewhere.
 * Redirects from addresses that now exist, or that have a new target, are removed.
 * @param text text of the file; undefined if it does not exist
 * @param addresses addresses that exist after the change
 * @param editorSchemas the folder of editor schemas, from the site's root
 */
export function withRedirects(
  text: string | undefined,
  newRedirects: readonly Redirect[],
  addresses: readonly string[],
  editorSchemas = 'schemas/editor',
): { text: string } | Refused {
  const replacedAddresses = [...addresses, ...newRedirects.map(({ from }) => from)];
  let currentText = text ?? emptyFile(editorSchemas);
  const edit = (edited: Edited): Refused | undefined => {
    if ('refused' in edited) return { refused: `${REDIRECTS}: ${edited.refused}` };
    currentText = applyEdits(currentText, edited.edits);
    return undefined;
  };
  const { redirects } = (readJson({ path: REDIRECTS, text: currentText }).data ?? {}) as {
    redirects?: unknown;
  };
  const entries = Array.isArray(redirects) ? (redirects as unknown[]) : [];
  for (const [index, entry] of [...entries.entries()].reverse()) {
    const from = getRedirectSource(entry);
    const refused =
      from !== undefined && replacedAddresses.includes(from)
        ? edit(removeValue(currentText, ['redirects', index]))
        : undefined;
    if (refused) return refused;
  }
  for (const { from, to } of newRedirects) {
    const entry = to === undefined ? { from, gone: true } : { from, to };
    const refused = edit(appendItem(currentText, ['redirects'], entry));
    if (refused) return refused;
  }
  return { text: currentText };
}

function emptyFile(editorSchemas: string): string {
  return `{\n  "$schema": "../${editorSchemas}/redirects.json",\n  "redirects": []\n}\n`;
}
