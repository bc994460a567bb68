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
  const meant = new Map<SchemaMismatch, string>();
  for (const here of Map.groupBy(unknown, ({ path }) => pathKey(path)).values()) {
    const place = pathKey(here[0]!.path);
    const missing = diagnostics.filter((each) => each.keyword === 'required' && pathKey(each.path) === place);
    for (const [diagnostic, key] of keysMeant(here, missing.map(getMissingKey))) meant.set(diagnostic, key);
  }
  const strangers = new Set(
    unknown.filter((diagnostic) => !meant.has(diagnostic)).map(({ path }) => pathKey(path)),
  );
  const settled = new Set([...meant].map(([{ path }, key]) => pathKey([...path, key])));
  return diagnostics.flatMap((diagnostic) => {
    if (follows(diagnostic, (key) => settled.has(pathKey([...diagnostic.path, key])))) return [];
    if (needsMisspeltKey(diagnostic, settled)) return [];
    // An object with only unknown keys is probably of another kind, so its missing keys are not reported.
    if (diagnostic.keyword === 'required' && strangers.has(pathKey(diagnostic.path)) && isStrange(diagnostic))
      return [];
    const key = meant.get(diagnostic);
    return [key === undefined ? diagnostic : { ...diagnostic, params: { ...diagnostic.params, meant: key } }];
  });
}

function isStrange({ value, nodes }: SchemaMismatch): boolean {
  const known = new Set(knownKeys(nodes));
  return Object.keys(value as object).every((key) => !known.has(key));
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
function needsMisspeltKey({ keyword, path, nodes, value }: SchemaMismatch, settled: Set<string>): boolean {
  const needed = keyword === 'enumNeeds' && firstValue(nodes, 'enumNeeds')?.[String(value)];
  return typeof needed === 'string' && settled.has(pathKey([...path.slice(0, -1), needed]));
}

/** Matches each unknown key of an object with an alias, the most similar key, or a missing key. */
function keysMeant(
  unknown: readonly SchemaMismatch[],
  missing: readonly string[],
): Map<SchemaMismatch, string> {
  const meant = new Map<SchemaMismatch, string>();
  const taken = new Set<string>();
  const open: SchemaMismatch[] = [];
  const take = (diagnostic: SchemaMismatch, key: string) => {
    meant.set(diagnostic, key);
    taken.add(key);
  };
  for (const diagnostic of unknown) {
    const { params, nodes, value } = diagnostic;
    const written = String(params['additionalProperty']);
    if (replacementKey(written, nodes) !== undefined || findMisspeltKey(written, nodes, value) !== undefined)
      continue;
    const called = findKeyByAlias(written, nodes, value);
    const near = suggest(written, absentKeys(nodes, value));
    // If two unknown keys may mean the same key, the first gets it.
    const key = [called, near].find((each) => each !== undefined && !taken.has(each));
    if (key === undefined) open.push(diagnostic);
    else take(diagnostic, key);
  }
  const left = missing.filter((key) => !taken.has(key));
  if (left.length !== open.length) return meant;
  for (const diagnostic of open) {
    const key = left.find((each) => !taken.has(each) && (left.length === 1 || fitsKey(diagnostic, each)));
    if (key !== undefined) take(diagnostic, key);
  }
  return meant;
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
