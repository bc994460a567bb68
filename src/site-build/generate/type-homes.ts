import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The modules that export a content type, by type name. */
export type TypeHomes = Map<string, string[]>;

/**
 * Finds the hand-written types in the content folders: src/core/content and those of extensions; in an
 * installed engine, their declaration files.
 * @param root root of the engine or a project
 */
export function findTypeHomes(root: string): TypeHomes {
  const homes: TypeHomes = new Map();
  const modules = globSync(['src/{,*/}content/**/*.ts', 'types/src/{,*/}content/**/*.d.ts'], {
    cwd: root,
  }).map((file) => file.replaceAll(path.sep, '/'));
  for (const file of modules.filter((name) => !/\.(gen|test)(\.d)?\.ts$/.test(name)).sort()) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, name] of text.matchAll(/^export (?:interface|type) (\w+)/gm)) addHome(homes, name!, file);
  }
  return homes;
}

/** The module of the engine's public API with the types of content. */
export const ENGINE_TYPES = 'pagewright/content';

/** Notes a file that declares a type. */
export function addHome(homes: TypeHomes, name: string, file: string): void {
  homes.set(name, [...(homes.get(name) ?? []), file]);
}

/**
 * The imports of a module for the types that it uses. An extension imports those of the engine from the public API,
 * as a project does.
 * @param names the names of the types; types of the same module need no import
 * @param source the schema that uses them, for the message
 * @throws Error if no module exports a name, or more than one does
 */
export function importsFor(
  names: Iterable<string>,
  homes: TypeHomes,
  { target, source }: { target: string; source: string },
): string {
  const importedNames = [...names].filter((name) => !homes.get(name)?.includes(target)).sort();
  const isOfExtension = source.startsWith('src/');
  const modules = Map.groupBy(importedNames, (name) => {
    const home = chooseHome(name, homes.get(name) ?? [], source);
    return isOfExtension && home.startsWith('src/core/') ? ENGINE_TYPES : home;
  });
  const lines = [...modules].map(([home, types]) => {
    const from = path.posix.relative(path.posix.dirname(target), home);
    const name = from.startsWith('.') ? from : `./${from}`;
    return `import type { ${types.join(', ')} } from '${home === ENGINE_TYPES ? home : name}';\n`;
  });
  return lines.sort().join('');
}

function chooseHome(name: string, [home, other]: string[], source: string): string {
  const subject = `${source} leads to the type ${name} (by "tsType", there or in schemas/parts.schema.json)`;
  if (!home)
    throw new Error(
      `${subject}, but no module in src/core/content or in the content folder of an extension exports it.`,
    );
  if (other) throw new Error(`${subject}, which ${home} and ${other} both export: rename one of them.`);
  return home;
}
