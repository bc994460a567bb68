import type { ErrorObject } from 'ajv';
import type { RootName, SchemaSet } from './compose-schema.ts';
import { MAX_DIAGNOSTICS, type Diagnostic } from '../diagnostic.ts';
import type { JsonPath, JsonSource } from '../json/json-source.ts';
import { dataPath, valueAt } from './data-path.ts';
import {
  absentKeys,
  alternativeKeys,
  insteadOf,
  keyCalled,
  twiceWritten,
  type SchemaFault,
} from './schema-fault.ts';
import { schemaAt } from './schema-lookup.ts';
import type { FaultMessage } from './messages/fault-message.ts';
import { messageFor } from './messages/schema-messages.ts';
import { suggest } from './suggest.ts';
import { variantsThatAreTypes } from './variants-that-are-types.ts';
import { withoutUndecided } from './without-undecided.ts';

/** The one door through which the schema validator's errors become ours: one mistake, one diagnostic. */
export function schemaDiagnostics(
  set: SchemaSet,
  root: RootName,
  source: JsonSource,
  errors: readonly ErrorObject[],
): Diagnostic[] {
  return schemaFaults(set, root, source.data, errors).map((words) => diagnosticOf(source, words));
}

/** A fault in our words, and where it is: at a value, or at a key of it. */
export interface PlacedFault extends FaultMessage {
  path: JsonPath;
}

/** The same for data that stand in no file. */
export function schemaFaults(
  set: SchemaSet,
  root: RootName,
  data: unknown,
  errors: readonly ErrorObject[],
): PlacedFault[] {
  const causes = withoutUndecided(set, root, data, errors)
    .filter((error) => isCause(error) && !lacksSchema(set, error))
    .slice(0, MAX_DIAGNOSTICS);
  const found = causes.map((error) => faultOf(set, root, data, error));
  const faults = variantsThatAreTypes(set, data, found);
  const kept = withoutMisspelt(onePerValue(asLists(faults)));
  return kept.map((fault) => ({ ...messageFor(fault, set), path: fault.path }));
}

/** Leaves out errors that only report on other errors. */
function isCause({ keyword, schemaPath, propertyName }: ErrorObject): boolean {
  if (keyword === 'if' || propertyName !== undefined) return false;
  return !/\/(oneOf|anyOf|not)\/\d+\//.test(schemaPath);
}

/** A type whose schema file is there, but has faults, is not unknown: the faults of that file say why it can't be checked. */
function lacksSchema({ diagnostics }: SchemaSet, { keyword, params, instancePath }: ErrorObject): boolean {
  if (keyword !== 'discriminator' || typeof params['tagValue'] !== 'string') return false;
  const folder = instancePath === '/template' ? 'templates' : 'sections';
  const home = `schemas/${folder}/${params['tagValue']}.schema.json`;
  return diagnostics.some(({ file }) => file === home);
}

function faultOf(set: SchemaSet, root: RootName, data: unknown, error: ErrorObject): SchemaFault {
  const path = dataPath(error.instancePath, data);
  return {
    keyword: error.keyword,
    params: error.params,
    path,
    value: valueAt(data, path),
    nodes: schemaAt(set, root, data, path),
    nodesOf: (key) => schemaAt(set, root, data, [...path, key]),
    message: error.message ?? error.keyword,
  };
}

/** An object where a list or a collection may stand is a wrong type, and not a collection with wrong keys. */
function asLists(faults: SchemaFault[]): SchemaFault[] {
  const meant = new Set<string>();
  for (const { keyword, params, path } of faults) {
    if (keyword === 'required' && params['missingProperty'] === 'collection') meant.add(JSON.stringify(path));
  }
  for (const { params, path } of faults) {
    if (suggest(String(params['additionalProperty']), ['collection'])) meant.delete(JSON.stringify(path));
  }
  if (meant.size === 0) return faults;
  return faults
    .filter(({ keyword, path }) => keyword !== 'additionalProperties' || !meant.has(JSON.stringify(path)))
    .map((fault) =>
      meant.has(JSON.stringify(fault.path)) ? { ...fault, keyword: 'collection', params: {} } : fault,
    );
}

/** A value is reported once, for the first thing that is wrong with it; keys of an object are reported each. */
function onePerValue(faults: SchemaFault[]): SchemaFault[] {
  const seen = new Set<string>();
  const first = ['type', 'discriminator', 'minLength', 'pattern'];
  const rank = ({ keyword }: SchemaFault) =>
    first.includes(keyword) ? first.indexOf(keyword) : first.length;
  return [...faults]
    .sort((a, b) => rank(a) - rank(b))
    .filter(({ keyword, params, path }) => {
      const key = params['additionalProperty'] ?? params['missingProperty'] ?? params['propertyName'] ?? '';
      const place = JSON.stringify([path, key]);
      const whole = JSON.stringify([path, '']);
      if (seen.has(place) || (seen.has(whole) && keyword === 'required')) return false;
      seen.add(place);
      return true;
    });
}

/**
 * A misspelt key is one mistake: the key that it stands for is not reported as missing too. The only key that nobody
 * knows stands for the only one that is missing, however it is spelt.
 */
function withoutMisspelt(faults: SchemaFault[]): SchemaFault[] {
  const meant = new Map<SchemaFault, string>();
  const taken = new Set<string>();
  for (const [fault, missing] of unknownKeys(faults)) {
    const { params, value, nodes } = fault;
    const written = String(params['additionalProperty']);
    if (insteadOf(written, nodes) !== undefined) continue;
    if (twiceWritten(written, nodes, value) !== undefined) continue;
    const called = keyCalled(written, nodes, value);
    // Of two names for one key the first is that key.
    const isFree = called !== undefined && !taken.has(JSON.stringify([fault.path, called]));
    const near = isFree ? called : suggest(written, absentKeys(nodes, value));
    const key = near ?? (missing.length === 1 ? missing[0] : undefined);
    if (key === undefined) continue;
    meant.set(fault, key);
    taken.add(JSON.stringify([fault.path, key]));
  }
  const settled = new Set([...meant].map(([{ path }, key]) => JSON.stringify([path, key])));
  const isSettled = ({ path }: SchemaFault, key: unknown) => settled.has(JSON.stringify([path, key]));
  return faults.flatMap((fault) => {
    const { keyword, params } = fault;
    if (keyword === 'required' && isSettled(fault, params['missingProperty'])) return [];
    if (keyword === 'oneOf' && alternativeKeys(fault.nodes).some((key) => isSettled(fault, key))) return [];
    const key = meant.get(fault);
    return [key === undefined ? fault : { ...fault, params: { ...params, meant: key } }];
  });
}

/** Each unknown key, with the keys that are missing beside it; none where several are unknown. */
function unknownKeys(faults: readonly SchemaFault[]): [SchemaFault, missing: string[]][] {
  const unknown = faults.filter(({ keyword }) => keyword === 'additionalProperties');
  return unknown.map((fault) => {
    const place = JSON.stringify(fault.path);
    const isHere = ({ path }: SchemaFault) => JSON.stringify(path) === place;
    if (unknown.filter(isHere).length > 1) return [fault, []];
    const missing = faults.filter((each) => each.keyword === 'required' && isHere(each));
    return [fault, missing.map(({ params }) => String(params['missingProperty']))];
  });
}

function diagnosticOf(source: JsonSource, fault: PlacedFault): Diagnostic {
  const { code, message, hint, key, at, path, meant, cure } = fault;
  const place = key === undefined ? path : [...path, key];
  const range = source.locate(place, key !== undefined && at !== 'value' ? 'key' : 'value');
  return {
    file: source.file,
    ...range,
    severity: 'error',
    code,
    message,
    ...(hint ? { hint } : {}),
    ...(cure === undefined ? {} : { fix: cure }),
    ...(meant === undefined ? {} : { fix: JSON.stringify(meant), guess: true }),
  };
}
