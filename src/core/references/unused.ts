import type { Diagnostic } from '../diagnostic.ts';
import { pathOf, type References } from '../rules/references.ts';
import { schemaAt } from '../schema/schema-lookup.ts';
import { propertiesIn, usesIn, type UseKind } from './uses.ts';
import type { WrittenContent } from './written-content.ts';

/** Something that no content uses. */
export interface Unused {
  kind: UseKind;
  name: string;
  /** Where it is: its file, and its place there where that is not its beginning. */
  file: string;
  line: number;
  column: number;
}

/**
 * What nothing uses: pages and media that validation has found so, anchors that were given for nothing, forms, section
 * types and templates, and properties of those that are used.
 * @param content with what templates make of pages
 */
export function unusedIn(content: WrittenContent, diagnostics: readonly Diagnostic[]): Unused[] {
  const { forms, files, set } = content;
  const used = new Set(usesIn(content).map(({ kind, name }) => `${kind} ${name}`));
  const isFree = (kind: UseKind, name: string) => !used.has(`${kind} ${name}`);
  const whole = (kind: UseKind, name: string, file: string): Unused => ({
    kind,
    name,
    file,
    line: 1,
    column: 1,
  });
  const found = (code: string, kind: UseKind) =>
    diagnostics.filter((each) => each.code === code).map(({ file }) => whole(kind, file, file));
  return [
    ...found('orphan-page', 'page'),
    ...files.flatMap(({ route = '', file, references }) =>
      anchorsOf(references)
        .map(({ id, line, column }): Unused => ({
          kind: 'anchor',
          name: `${route}#${id}`,
          file,
          line,
          column,
        }))
        .filter(({ name }) => isFree('anchor', name)),
    ),
    ...found('unused-media', 'media'),
    ...[...forms]
      .filter(([name]) => isFree('form', name))
      .map(([name, { file }]) => whole('form', name, file)),
    ...KINDS.flatMap((kind) =>
      [...set[`${kind}s`].keys()]
        .filter((name) => isFree(kind, name))
        .map((name) => whole(kind, name, schemaOf(kind, name))),
    ),
    ...unusedProperties(content, isFree).map(([name, file]) => whole('property', name, file)),
  ];
}

const KINDS = ['section', 'template'] as const;

function schemaOf(kind: (typeof KINDS)[number], name: string): string {
  return `schemas/${kind}s/${name}.schema.json`;
}

/** Names that were given on purpose: not those of headings in rich text, of a template, or that a schema requires. */
function anchorsOf(references: References): { id: string; line: number; column: number }[] {
  return references.ids
    .filter(({ offset }) => offset === undefined)
    .map(({ id, ...place }) => ({ id, path: pathOf(references, place) }))
    .filter(({ path }) => path.length > 1 && !isRequired(references, path))
    .map(({ id, path }) => ({ id, ...references.source.locate(path, 'value') }));
}

function isRequired({ set, kind, data }: References, path: (string | number)[]): boolean {
  return schemaAt(set, kind, data, path.slice(0, -1)).some(({ required }) =>
    required?.includes(String(path.at(-1))),
  );
}

function unusedProperties(
  content: WrittenContent,
  isFree: (kind: UseKind, name: string) => boolean,
): [name: string, file: string][] {
  const written = new Set(propertiesIn(content).map(({ name }) => name));
  return KINDS.flatMap((kind) =>
    [...content.set[`${kind}s`]].flatMap(([type, { properties = {} }]) => {
      if (isFree(kind, type)) return [];
      // Every type has a type, and may have a name.
      const keys = Object.keys(properties).filter((key) => key !== 'type' && key !== 'id');
      const free = keys.filter((key) => !written.has(`${type}.${key}`));
      return free.map((key): [string, string] => [`${type}.${key}`, schemaOf(kind, type)]);
    }),
  );
}
