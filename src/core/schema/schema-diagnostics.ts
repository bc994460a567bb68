import type { ErrorObject } from 'ajv';
import type { RootName, SchemaSet } from './compose-schema.ts';
import { MAX_DIAGNOSTICS, type Diagnostic } from '../diagnostic.ts';
import type { JsonPath, JsonSource } from '../json/json-source.ts';
import { dataPath, valueAt } from './data-path.ts';
import { keysOfAnotherType } from './keys-of-another-type.ts';
import type { SchemaFault } from './schema-fault.ts';
import { withoutMisspelt } from './misspelt-keys.ts';
import { schemaName } from './schema-files.ts';
import { jsonType, schemaAt } from './schema-lookup.ts';
import type { FaultMessage } from './messages/fault-message.ts';
import { messageFor } from './messages/schema-messages.ts';
import { suggest } from './suggest.ts';
import { variantsThatAreTypes } from './variants-that-are-types.ts';
import { withoutUndecided } from './without-undecided.ts';

/** Converts the schema validator's errors into diagnostics, one per mistake. All of them come through this function. */
export function schemaDiagnostics(
  set: SchemaSet,
  root: RootName,
  source: JsonSource,
  errors: readonly ErrorObject[],
): Diagnostic[] {
  return schemaFaults(set, root, source.data, errors).map((words) => toDiagnostic(source, words));
}

/** A message and its place: a value, or a key of it. */
export interface PlacedFault extends FaultMessage {
  path: JsonPath;
}

/** The same for data without a file. */
export function schemaFaults(
  set: SchemaSet,
  root: RootName,
  data: unknown,
  errors: readonly ErrorObject[],
): PlacedFault[] {
  const causes = withoutUndecided(set, root, data, errors)
    .filter((error) => isCause(error) && !lacksSchema(set, error))
    .slice(0, MAX_DIAGNOSTICS);
  const found = causes.map((error) => toFault(set, root, data, error));
  const faults = keysOfAnotherType(set, data, variantsThatAreTypes(set, data, found));
  const kept = entriesTogether(missingTogether(withoutMisspelt(onePerValue(asLists(faults)))));
  return kept.map((fault) => ({ ...messageFor(fault, set), path: fault.path }));
}

/** Drops errors that only summarise other errors. */
function isCause({ keyword, schemaPath, propertyName }: ErrorObject): boolean {
  if (keyword === 'if' || propertyName !== undefined) return false;
  return !/\/(oneOf|anyOf|not)\/\d+\//.test(schemaPath);
}

/**
 * A type whose schema file has errors is not unknown: the diagnostics of that file explain why it can't be validated.
 */
function lacksSchema({ diagnostics }: SchemaSet, { keyword, params, instancePath }: ErrorObject): boolean {
  if (keyword !== 'discriminator' || typeof params['tagValue'] !== 'string') return false;
  const folder = instancePath === '/template' ? 'templates' : 'sections';
  const home = `${folder}/${params['tagValue']}`;
  return diagnostics.some(({ file }) => schemaName(file) === home);
}

function toFault(set: SchemaSet, root: RootName, data: unknown, error: ErrorObject): SchemaFault {
  const path = dataPath(error.instancePath, data);
  return {
    keyword: error.keyword,
    params: error.params,
    path,
    value: valueAt(data, path),
    nodes: schemaAt(set, root, data, path),
    getNodes: (key) => schemaAt(set, root, data, [...path, key]),
    message: error.message ?? error.keyword,
    isConditional: /\/(then|else)\//.test(error.schemaPath),
  };
}

/** An object in place of a list or collection has a wrong type, rather than wrong keys. */
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

/** One diagnostic per value, for its first error; each key of an object has its own. */
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

/** Several missing keys of an object get one diagnostic. */
function missingTogether(faults: readonly SchemaFault[]): SchemaFault[] {
  const missing = faults.filter(({ keyword }) => keyword === 'required');
  const together = Map.groupBy(missing, ({ path }) => JSON.stringify(path));
  return faults.flatMap((fault) => {
    const [first, ...more] = (fault.keyword === 'required' && together.get(JSON.stringify(fault.path))) || [];
    if (more.length === 0) return [fault];
    const others = more.map(({ params }) => String(params['missingProperty']));
    return fault === first ? [{ ...fault, params: { ...fault.params, others } }] : [];
  });
}

/** Entries of one list with the same wrong type, such as numbers among labels, get one diagnostic. */
function entriesTogether(faults: readonly SchemaFault[]): SchemaFault[] {
  const alike = Map.groupBy(faults, (fault) => {
    const { keyword, path, value } = fault;
    const isEntry = keyword === 'type' && typeof path.at(-1) === 'number';
    return isEntry ? JSON.stringify([path.slice(0, -1), jsonType(value)]) : fault;
  });
  return [...alike.values()].map(([first, ...more]) =>
    more.length === 0 ? first! : { ...first!, params: { ...first!.params, more: more.length } },
  );
}

function toDiagnostic(source: JsonSource, fault: PlacedFault): Diagnostic {
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
