import type { JsonObject } from './content/valid-page.ts';
import type { Diagnostic } from './diagnostic.ts';
import { ENVELOPE } from './engine/envelope.ts';
import type { JsonPath, JsonSource } from './json/json-source.ts';
import type { FileKind } from './rules/references.ts';

/* Reads the file of a shared section as a page with only that section. */

/** The diagnostic of a file in the folder for another kind; it replaces all others. */
export function misplacedFile(source: JsonSource, kind: FileKind): Diagnostic | undefined {
  const detectedKind = detectKind(source.data as JsonObject);
  const content =
    detectedKind === undefined || detectedKind === kind
      ? undefined
      : MESSAGES[`${detectedKind} as ${kind}`]?.(baseName(source));
  if (!content) return undefined;
  const [code, message, hint] = content;
  return { file: source.file, ...source.locate([], 'value'), severity: 'error', code, message, hint };
}

/** The kind of a file by its data; undefined if uncertain. */
function detectKind({ type, sections, template, schema, delivery, texts }: JsonObject): FileKind | undefined {
  if (Array.isArray(sections) || template !== undefined) return type === undefined ? 'page' : undefined;
  if (typeof schema === 'object' && (delivery !== undefined || texts !== undefined)) return 'form';
  return typeof type === 'string' ? 'section' : undefined;
}

function baseName({ file }: JsonSource): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

const MESSAGES: Readonly<Record<string, (name: string) => [code: string, message: string, hint: string]>> = {
  'page as section': (name) => [
    'page-in-shared',
    'This is a page, and _shared holds single sections.',
    `Move it to pages-config/${name}, or keep one of its sections alone: { "type": …, … }.`,
  ],
  'page as form': (name) => [
    'page-in-forms',
    'This is a page, and _forms holds forms.',
    `Move it to pages-config/${name}.`,
  ],
  'form as page': (name) => [
    'form-among-pages',
    'This is a form, and no page.',
    `Move it to pages-config/_forms/${name}, and show it on a page: { "type": "form", "form": "${name.replace('.json', '')}" }.`,
  ],
  'section as page': (name) => [
    'section-among-pages',
    'This is a single section, and no page.',
    `Move it to pages-config/_shared/${name}, or write it among the "sections" of a page.`,
  ],
};

/** A shared section as a page, whose schema validates it. */
export function onPage(source: JsonSource): JsonSource {
  return {
    ...source,
    data: { ...ENVELOPE, sections: [source.data] },
    locate: (path, what) => source.locate(path.slice(ON_PAGE.length), what),
    locateInText: (path, offset, length) => source.locateInText(path.slice(ON_PAGE.length), offset, length),
  };
}

/** The path of a shared section on that page. */
export const ON_PAGE: JsonPath = ['sections', 0];

/** A shared section without the key `$schema`. */
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
