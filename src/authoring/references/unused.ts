import type { Diagnostic } from '../../core/diagnostic.ts';
import { resolvePath, type FileReferences } from '../../core/rules/references.ts';
import { schemaId } from '../../core/schema/schema-files.ts';
import { schemaAt } from '../../core/schema/schema-lookup.ts';
import { routesShowing } from './routes-showing.ts';
import { propertiesIn } from './property-uses.ts';
import { usesIn, type UseKind } from './uses.ts';
import type { WrittenContent, WrittenFile } from './written-content.ts';

/** An unused name or file. */
export interface UnusedName {
  kind: UseKind;
  name: string;
  /** The file, and the position if it is not the beginning. */
  file: string;
  line: number;
  column: number;
}

/**
 * Finds names and files without a reference, for `content unused`: pages and media reported by validation, anchors,
 * forms, shared sections, section types, templates, and properties of the types in use.
 * @param content with the output of templates
 */
export function unusedIn(content: WrittenContent, diagnostics: readonly Diagnostic[]): UnusedName[] {
  const { forms, files, set } = content;
  const uses = usesIn(content);
  const findRoutes = routesShowing(content, uses);
  const namesOn = (file: WrittenFile, id: string) => anchorNames(findRoutes(file), id);
  const usedNames = new Set(
    uses.flatMap((use) => {
      // A shared section has an anchor on each of its pages.
      const isOnEach = use.kind === 'anchor' && use.name.startsWith('#');
      const names = isOnEach ? namesOn(use.in, use.name.slice(1)) : [use.name];
      return names.map((name) => `${use.kind} ${name}`);
    }),
  );
  const isUnused = (kind: UseKind, name: string) => !usedNames.has(`${kind} ${name}`);
  const atFileStart = (kind: UseKind, name: string, file: string): UnusedName => ({
    kind,
    name,
    file,
    line: 1,
    column: 1,
  });
  const fromDiagnostics = (code: string, kind: UseKind) =>
    diagnostics.filter((each) => each.code === code).map(({ file }) => atFileStart(kind, file, file));
  return [
    ...fromDiagnostics('orphan-page', 'page'),
    ...files.flatMap((file) =>
      listAnchors(file.references)
        .filter(({ id }) => namesOn(file, id).every((name) => isUnused('anchor', name)))
        .map(({ id, line, column }): UnusedName => {
          const name = `${file.route ?? ''}#${id}`;
          return { kind: 'anchor', name, file: file.file, line, column };
        }),
    ),
    ...fromDiagnostics('unused-media', 'media'),
    ...[...forms]
      .filter(([name]) => isUnused('form', name))
      .map(([name, { file }]) => atFileStart('form', name, file)),
    ...[...content.shared]
      .filter(([name]) => isUnused('shared', name))
      .map(([name, { file }]) => atFileStart('shared', name, file)),
    ...KINDS.flatMap((kind) =>
      [...set[`${kind}s`].keys()]
        .filter((name) => isUnused(kind, name))
        .map((name) => atFileStart(kind, name, schemaFile(content, kind, name))),
    ),
    ...unusedProperties(content, isUnused).map(([name, file]) => atFileStart('property', name, file)),
  ];
}

/** The names of an anchor on all its pages; only the bare name on pages without an address. */
function anchorNames(routes: readonly string[], id: string): string[] {
  return routes.length === 0 ? [`#${id}`] : routes.map((route) => `${route}#${id}`);
}

const KINDS = ['section', 'template'] as const;

function schemaFile({ set }: WrittenContent, kind: (typeof KINDS)[number], name: string): string {
  return set.documents.get(schemaId(`${kind}s/${name}`))!.path;
}

/**
 * Anchors that an editor has set: not those of headings in rich text, of a template, or required by a schema.
 */
function listAnchors(references: FileReferences): { id: string; line: number; column: number }[] {
  return references.ids
    .filter(({ offset }) => offset === undefined)
    .map(({ id, ...place }) => ({ id, path: resolvePath(references, place) }))
    .filter(({ path }) => path[0] !== 'template' || path.length > 1)
    .filter(({ path }) => !isRequired(references, path))
    .map(({ id, path }) => ({ id, ...references.source.locate(path, 'value') }));
}

function isRequired({ set, kind, data }: FileReferences, path: (string | number)[]): boolean {
  return schemaAt(set, kind, data, path.slice(0, -1)).some(({ required }) =>
    required?.includes(String(path.at(-1))),
  );
}

function unusedProperties(
  content: WrittenContent,
  isUnused: (kind: UseKind, name: string) => boolean,
): [name: string, file: string][] {
  const writtenNames = new Set(propertiesIn(content).map(({ name }) => name));
  return KINDS.flatMap((kind) =>
    [...content.set[`${kind}s`]].flatMap(([type, { properties = {} }]) => {
      if (isUnused(kind, type)) return [];
      // Skipped keys: every section has a type, and may have an id.
      const keys = Object.keys(properties).filter((key) => key !== 'type' && key !== 'id');
      const unusedKeys = keys.filter((key) => !writtenNames.has(`${type}.${key}`));
      return unusedKeys.map((key): [string, string] => [`${type}.${key}`, schemaFile(content, kind, type)]);
    }),
  );
}
