import type { JsonPath } from '../json/json-source.ts';
import {
  absentKeys,
  alternativeKeys,
  replacementKey,
  keyCalled,
  twiceWritten,
  type SchemaFault,
} from './schema-fault.ts';
import { first, jsonType, knownKeys } from './schema-lookup.ts';
import { suggest } from './suggest.ts';

/**
 * A misspelt key gets one diagnostic: the intended key is not also reported as missing, nor are consequences of its
 * absence. Unknown keys are matched with missing ones if their numbers are equal, whatever their spelling.
 */
export function withoutMisspelt(faults: SchemaFault[]): SchemaFault[] {
  const unknown = faults.filter(({ keyword }) => keyword === 'additionalProperties');
  const meant = new Map<SchemaFault, string>();
  for (const here of Map.groupBy(unknown, ({ path }) => pathKey(path)).values()) {
    const place = pathKey(here[0]!.path);
    const missing = faults.filter((each) => each.keyword === 'required' && pathKey(each.path) === place);
    for (const [fault, key] of keysMeant(here, missing.map(getMissingKey))) meant.set(fault, key);
  }
  const strangers = new Set(unknown.filter((fault) => !meant.has(fault)).map(({ path }) => pathKey(path)));
  const settled = new Set([...meant].map(([{ path }, key]) => pathKey([...path, key])));
  return faults.flatMap((fault) => {
    if (follows(fault, (key) => settled.has(pathKey([...fault.path, key])))) return [];
    if (isIdleByThat(fault, settled)) return [];
    // An object with only unknown keys is a different thing, so its missing keys are a consequence.
    if (fault.keyword === 'required' && strangers.has(pathKey(fault.path)) && isStrange(fault)) return [];
    const key = meant.get(fault);
    return [key === undefined ? fault : { ...fault, params: { ...fault.params, meant: key } }];
  });
}

function isStrange({ value, nodes }: SchemaFault): boolean {
  const known = new Set(knownKeys(nodes));
  return Object.keys(value as object).every((key) => !known.has(key));
}

/** Whether an error is only a consequence of a misspelt key. */
function follows(fault: SchemaFault, isSettled: (key: string) => boolean): boolean {
  const { keyword, params, nodes, isConditional } = fault;
  if (keyword === 'required' || keyword === 'dependentRequired' || keyword === 'dependencies') {
    if (isSettled(String(params['missingProperty']))) return true;
    return isConditional && nodes.some((node) => node.if?.required?.some(isSettled));
  }
  return keyword === 'oneOf' && alternativeKeys(nodes).some(isSettled);
}

/** Whether a value needs a sibling key that is misspelt. */
function isIdleByThat({ keyword, path, nodes, value }: SchemaFault, settled: Set<string>): boolean {
  const needed = keyword === 'enumNeeds' && first(nodes, 'enumNeeds')?.[String(value)];
  return typeof needed === 'string' && settled.has(pathKey([...path.slice(0, -1), needed]));
}

/** Matches each unknown key of an object with an alias, the most similar key, or a missing key. */
function keysMeant(unknown: readonly SchemaFault[], missing: readonly string[]): Map<SchemaFault, string> {
  const meant = new Map<SchemaFault, string>();
  const taken = new Set<string>();
  const open: SchemaFault[] = [];
  const take = (fault: SchemaFault, key: string) => {
    meant.set(fault, key);
    taken.add(key);
  };
  for (const fault of unknown) {
    const { params, nodes, value } = fault;
    const written = String(params['additionalProperty']);
    if (replacementKey(written, nodes) !== undefined || twiceWritten(written, nodes, value) !== undefined)
      continue;
    const called = keyCalled(written, nodes, value);
    const near = suggest(written, absentKeys(nodes, value));
    // Of two candidates for one key the first gets it.
    const key = [called, near].find((each) => each !== undefined && !taken.has(each));
    if (key === undefined) open.push(fault);
    else take(fault, key);
  }
  const left = missing.filter((key) => !taken.has(key));
  if (left.length !== open.length) return meant;
  for (const fault of open) {
    const key = left.find((each) => !taken.has(each) && (left.length === 1 || fitsKey(fault, each)));
    if (key !== undefined) take(fault, key);
  }
  return meant;
}

/** Whether the value of an unknown key has the type of another key. */
function fitsKey({ value, params, getNodes }: SchemaFault, key: string): boolean {
  const kind = jsonType((value as Record<string, unknown>)[String(params['additionalProperty'])]);
  return getNodes(key).some(({ type }) => type === undefined || [type].flat().includes(kind));
}

function getMissingKey({ params }: SchemaFault): string {
  return String(params['missingProperty']);
}

function pathKey(path: JsonPath): string {
  return JSON.stringify(path);
}
