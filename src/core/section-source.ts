import type { JsonObject } from './content/valid-page.ts';
import type { Diagnostic } from './diagnostic.ts';
import { ENVELOPE } from './engine/envelope.ts';
import type { JsonPath, JsonSource } from './json/json-source.ts';

/* How the file of a shared section is read: as a section of a page that holds nothing else. */

/** A page that was saved among the shared sections has this one fault. */
export function pageInShared(source: JsonSource): Diagnostic | undefined {
  const { type, sections, template } = source.data as JsonObject;
  if (type !== undefined || (!Array.isArray(sections) && template === undefined)) return undefined;
  const { file } = source;
  return {
    file,
    ...source.locate([], 'value'),
    severity: 'error',
    code: 'page-in-shared',
    message: 'This is a page, and _shared holds single sections.',
    hint: `Move it to ${file.replace('_shared/', '')}, or keep one of its sections alone: { "type": …, … }.`,
  };
}

/** A shared section as a page holds it, by whose schema it is checked. */
export function onPage(source: JsonSource): JsonSource {
  return {
    ...source,
    data: { ...ENVELOPE, sections: [source.data] },
    locate: (path, what) => source.locate(path.slice(ON_PAGE.length), what),
    locateInText: (path, offset, length) => source.locateInText(path.slice(ON_PAGE.length), offset, length),
  };
}

/** Where a shared section stands on the page by which it is checked. */
export const ON_PAGE: JsonPath = ['sections', 0];

/** A shared section without the key by which an editor finds its schema. */
export function asSection(source: JsonSource): JsonSource {
  if (source.data === undefined) return source;
  const { $schema: _editorOnly, ...data } = source.data as JsonObject;
  const { file, text, diagnostics } = source;
  return {
    file,
    text,
    data,
    diagnostics,
    rangeAt: (offset, length) => source.rangeAt(offset, length),
    locate: (path, what) => source.locate(path, what),
    locateInText: (path, offset, length) => source.locateInText(path, offset, length),
  };
}
