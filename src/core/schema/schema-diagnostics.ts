import type { ErrorObject } from 'ajv';
import type { RootName, SchemaSet } from './compose-schema.ts';
import { MAX_DIAGNOSTICS, type Diagnostic } from '../diagnostic.ts';
import type { JsonPath, JsonSource } from '../json/json-source.ts';
import { absentKeys, type SchemaFault } from './schema-fault.ts';
import { schemaAt } from './schema-lookup.ts';
import { messageFor, type FaultMessage } from './schema-messages.ts';
import { suggest } from './suggest.ts';

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
  const causes = errors.filter(isCause).slice(0, MAX_DIAGNOSTICS);
  const faults = causes.map((error) => faultOf(set, root, data, error));
  const kept = withoutMisspelt(onePerValue(asLists(faults)));
  return kept.map((fault) => ({ ...messageFor(fault, set), path: fault.path }));
}

/** Leaves out errors that only report on other errors. */
function isCause({ keyword, schemaPath, propertyName }: ErrorObject): boolean {
  if (keyword === 'if' || propertyName !== undefined) return false;
  return !/\/(oneOf|anyOf|not)\/\d+\//.test(schemaPath);
}

function faultOf(set: SchemaSet, root: RootName, data: unknown, error: ErrorObject): SchemaFault {
  const path = pathOf(error.instancePath, data);
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
  const rank = ({ keyword }: SchemaFault) => (keyword === 'type' ? 0 : keyword === 'discriminator' ? 1 : 2);
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

/** A misspelt key is one mistake: the key that it stands for is not reported as missing too. */
function withoutMisspelt(faults: SchemaFault[]): SchemaFault[] {
  const meant = new Set<string>();
  for (const { keyword, params, path, value, nodes } of faults) {
    if (keyword !== 'additionalProperties') continue;
    const key = suggest(String(params['additionalProperty']), absentKeys(nodes, value));
    if (key !== undefined) meant.add(JSON.stringify([path, key]));
  }
  return faults.filter(
    ({ keyword, params, path }) =>
      keyword !== 'required' || !meant.has(JSON.stringify([path, params['missingProperty']])),
  );
}

function diagnosticOf(source: JsonSource, { code, message, hint, key, at, path }: PlacedFault): Diagnostic {
  const place = key === undefined ? path : [...path, key];
  const range = source.locate(place, key !== undefined && at !== 'value' ? 'key' : 'value');
  return { file: source.file, ...range, severity: 'error', code, message, ...(hint ? { hint } : {}) };
}

/** A JSON pointer as a path, with numbers where the data have lists. */
function pathOf(pointer: string, data: unknown): (string | number)[] {
  let value = data;
  return pointer
    .split('/')
    .slice(1)
    .map((raw) => {
      const name = raw.replaceAll('~1', '/').replaceAll('~0', '~');
      const key = Array.isArray(value) ? Number(name) : name;
      value = (value as Record<string | number, unknown> | undefined)?.[key];
      return key;
    });
}

function valueAt(data: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], data);
}
