import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../core/diagnostic.ts';
import { schemaName } from '../../core/schema/schema-files.ts';
import { findCode, SCHEMAS, type FoundFile } from './code-places.ts';
import type { Roots } from '../roots.ts';

/**
 * Finds two files of the same kind and name in the engine, the project and their extensions: one would hide
 * the other.
 * @returns a diagnostic for each second file, which names both
 */
export function nameClashes(roots: Roots): Diagnostic[] {
  return [...fileClashes(roots), ...messageClashes(roots)];
}

function fileClashes(roots: Roots): Diagnostic[] {
  return KINDS.flatMap(({ patterns, getName }) => {
    const filesByName = Map.groupBy(findCode(roots, ...patterns), ({ path: file }) => getName(file));
    return [...filesByName].flatMap(([name, [first, ...otherFiles]]) =>
      otherFiles.map((file) => clash(roots, name, first!, file)),
    );
  });
}

const stem = (file: string) => path.parse(file).name;

/** The kinds of files that the engine finds by name. */
const KINDS: readonly { patterns: string[]; getName: (file: string) => string }[] = [
  { patterns: SCHEMAS, getName: schemaName },
  {
    patterns: ['src/sections/*/{,variants/}*.tsx', 'src/*/sections/*/{,variants/}*.tsx'],
    getName: (file) => file.replace(/^.*?sections\/|\.\w+$/g, ''),
  },
  { patterns: ['src/forms/widgets/*-widget.tsx'], getName: stem },
  { patterns: ['src/templates/*.ts', 'src/*/templates/*.ts'], getName: stem },
  { patterns: ['src/*/extension.ts'], getName: path.posix.dirname },
  { patterns: ['scripts/commands/*.ts', 'src/*/commands/*.ts'], getName: stem },
  {
    patterns: ['src/{,*/}migrations/[0-9]*.ts'],
    getName: (file) => file.replace(/(?<=\/\d+)-.*$/, ''),
  },
];

/**
 * Finds message keys that occur twice. The engine and the project may both have messages of a language, but
 * each key only once.
 */
function messageClashes(roots: Roots): Diagnostic[] {
  const filesByPath = Map.groupBy(
    findCode(roots, 'src/messages/*.json', 'src/*/messages/*.json'),
    (file) => file.path,
  );
  return [...filesByPath.values()].flatMap(([first, second]) => {
    if (!second) return [];
    const firstKeys = keysIn(first!);
    return [...keysIn(second)]
      .filter((key) => firstKeys.has(key))
      .map((key) => clash(roots, key, first!, second));
  });
}

function keysIn({ root, path: file }: FoundFile): Set<string> {
  return new Set(Object.keys(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as object));
}

function clash(roots: Roots, name: string, first: FoundFile, second: FoundFile): Diagnostic {
  const toShownPath = ({ root, path: file }: FoundFile) =>
    path.relative(roots.site, path.join(root, file)).replaceAll(path.sep, '/');
  return {
    file: second.path,
    line: 1,
    column: 1,
    severity: 'error',
    code: 'ambiguous-name',
    message: `"${name}" occurs twice: ${toShownPath(first)} and ${toShownPath(second)}.`,
    hint: 'Give one of them another name: otherwise the name is ambiguous.',
  };
}
