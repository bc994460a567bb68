import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Which module each type of content comes from, by the type's name. */
export type TypeHomes = Map<string, string>;

/**
 * Looks through the content folders, src/core/content and those of extensions, for the types that are written by hand.
 * @param root the engine's root
 * @throws where two modules export the same name
 */
export function findTypeHomes(root: string): TypeHomes {
  const homes: TypeHomes = new Map();
  const modules = globSync('src/*/content/*.ts', { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));
  for (const file of modules.filter((name) => !/\.(gen|test)\.ts$/.test(name)).sort()) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, name] of text.matchAll(/^export (?:interface|type) (\w+)/gm)) addHome(homes, name!, file);
  }
  return homes;
}

/** @throws where another module exports the name already */
export function addHome(homes: TypeHomes, name: string, file: string): void {
  const other = homes.get(name);
  if (other) throw new Error(`The type ${name} is exported by ${other} and by ${file}: rename one of them.`);
  homes.set(name, file);
}

/**
 * The imports that a module needs for the types that it mentions.
 * @param names of the types; those of its own module need no import
 * @param source the schema that mentions them, for the message
 * @throws where nobody exports one of the names
 */
export function importsFor(
  names: Iterable<string>,
  homes: TypeHomes,
  { target, source }: { target: string; source: string },
): string {
  const wanted = [...names].sort().map((name) => ({ name, home: homeOf(name, homes, source) }));
  const modules = [...Map.groupBy(wanted, ({ home }) => home)].filter(([home]) => home !== target);
  const lines = modules.map(([home, types]) => {
    const from = path.posix.relative(path.posix.dirname(target), home);
    const list = types.map(({ name }) => name).join(', ');
    return `import type { ${list} } from '${from.startsWith('.') ? from : `./${from}`}';\n`;
  });
  return lines.sort().join('');
}

function homeOf(name: string, homes: TypeHomes, source: string): string {
  const home = homes.get(name);
  if (home) return home;
  throw new Error(
    `${source} leads to the type ${name} (by "tsType", there or in schemas/parts.schema.json), but no module in ` +
      'src/core/content or in the content folder of an extension exports it.',
  );
}
