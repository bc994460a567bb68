import type { JsonPath } from '../json/json-source.ts';
import {
  absentKeys,
  alternativeKeys,
  replacementKey,
  findKeyByAlias,
  findMisspeltKey,
  type SchemaMismatch,
} from './schema-mismatch.ts';
import { firstValue, jsonType, knownKeys } from './schema-lookup.ts';
import { suggest } from './suggest.ts';

/**
 * Reduces the errors of a misspelt key to one: the intended key is not also reported as missing, nor are
 * consequences of its absence. Unknown keys are matched with missing ones if their numbers are equal,
 * regardless of spelling.
 */
export function withoutMisspelt(diagnostics: SchemaMismatch[]): SchemaMismatch[] {
  const unknown = diagnostics.filter(({ keyword }) => keyword === 'additionalProperties');
  const intendedKeys = new Map<SchemaMismatch, string>();
  for (const unknownKeys of Map.groupBy(unknown, ({ path }) => pathKey(path)).values()) {
    const place = pathKey(unknownKeys[0]!.path);
    const missing = diagnostics.filter((each) => each.keyword === 'required' && pathKey(each.path) === place);
    for (const [diagnostic, key] of keysMeant(unknownKeys, missing.map(getMissingKey)))
      intendedKeys.set(diagnostic, key);
  }
  const pathsWithUnknownKeys = new Set(
    unknown.filter((diagnostic) => !intendedKeys.has(diagnostic)).map(({ path }) => pathKey(path)),
  );
  const intendedPaths = new Set([...intendedKeys].map(([{ path }, key]) => pathKey([...path, key])));
  return diagnostics.flatMap((diagnostic) => {
    if (follows(diagnostic, (key) => intendedPaths.has(pathKey([...diagnostic.path, key])))) return [];
    if (needsMisspeltKey(diagnostic, intendedPaths)) return [];
    // An object with only unknown keys is probably of another kind, so its missing keys are not reported.
    if (
      diagnostic.keyword === 'required' &&
      pathsWithUnknownKeys.has(pathKey(diagnostic.path)) &&
      isStrange(diagnostic)
    )
      return [];
    const key = intendedKeys.get(diagnostic);
    return [key === undefined ? diagnostic : { ...diagnostic, params: { ...diagnostic.params, meant: key } }];
  });
}

function isStrange({ value, nodes }: SchemaMismatch): boolean {
  const schemaKeys = new Set(knownKeys(nodes));
  return Object.keys(value as object).every((key) => !schemaKeys.has(key));
}

/** Whether an error is only a consequence of a misspelt key. */
function follows(diagnostic: SchemaMismatch, isSettled: (key: string) => boolean): boolean {
  const { keyword, params, nodes, isConditional } = diagnostic;
  if (keyword === 'required' || keyword === 'dependentRequired' || keyword === 'dependencies') {
    if (isSettled(String(params['missingProperty']))) return true;
    return isConditional && nodes.some((node) => node.if?.required?.some(isSettled));
  }
  return keyword === 'oneOf' && alternativeKeys(nodes).some(isSettled);
}

/** Whether a value needs another key of the object, which is misspelt. */
function needsMisspeltKey(
  { keyword, path, nodes, value }: SchemaMismatch,
  intendedPaths: Set<string>,
): boolean {
  const needed = keyword === 'enumNeeds' && firstValue(nodes, 'enumNeeds')?.[String(value)];
  return typeof needed === 'string' && intendedPaths.has(pathKey([...path.slice(0, -1), needed]));
}

/** Matches each unknown key of an object with an alias, the most similar key, or a missing key. */
function keysMeant(
  unknown: readonly SchemaMismatch[],
  missing: readonly string[],
): Map<SchemaMismatch, string> {
  const intendedKeys = new Map<SchemaMismatch, string>();
  const takenKeys = new Set<string>();
  const unmatched: SchemaMismatch[] = [];
  const take = (diagnostic: SchemaMismatch, key: string) => {
    intendedKeys.set(diagnostic, key);
    takenKeys.add(key);
  };
  for (const diagnostic of unknown) {
    const { params, nodes, value } = diagnostic;
    const written = String(params['additionalProperty']);
    if (replacementKey(written, nodes) !== undefined || findMisspeltKey(written, nodes, value) !== undefined)
      continue;
    const alias = findKeyByAlias(written, nodes, value);
    const similarKey = suggest(written, absentKeys(nodes, value));
    // If two unknown keys may mean the same key, the first gets it.
    const key = [alias, similarKey].find((each) => each !== undefined && !takenKeys.has(each));
    if (key === undefined) unmatched.push(diagnostic);
    else take(diagnostic, key);
  }
  const unmatchedKeys = missing.filter((key) => !takenKeys.has(key));
  if (unmatchedKeys.length !== unmatched.length) return intendedKeys;
  for (const diagnostic of unmatched) {
    const key = unmatchedKeys.find(
      (each) => !takenKeys.has(each) && (unmatchedKeys.length === 1 || fitsKey(diagnostic, each)),
    );
    if (key !== undefined) take(diagnostic, key);
  }
  return intendedKeys;
}

/** Whether the value of an unknown key has the type of another key. */
function fitsKey({ value, params, getNodes }: SchemaMismatch, key: string): boolean {
  const kind = jsonType((value as Record<string, unknown>)[String(params['additionalProperty'])]);
  return getNodes(key).some(({ type }) => type === undefined || [type].flat().includes(kind));
}

function getMissingKey({ params }: SchemaMismatch): string {
  return String(params['missingProperty']);
}

function pathKey(path: JsonPath): string {
  return JSON.stringify(path);
}
