import type { ErrorObject } from 'ajv';
import type { RootName, SchemaSet } from './compose-schema.ts';
import { MAX_DIAGNOSTICS, type Diagnostic } from '../diagnostic.ts';
import type { JsonPath, JsonSource } from '../json/json-source.ts';
import { dataPath, findValueAt } from '../json/data-path.ts';
import { keysOfAnotherType } from './keys-of-another-type.ts';
import type { SchemaMismatch } from './schema-mismatch.ts';
import { withoutMisspelt } from './misspelt-keys.ts';
import { schemaName } from './schema-files.ts';
import { jsonType, schemaAt } from './schema-lookup.ts';
import type { SchemaMessage } from './messages/schema-message.ts';
import { messageFor } from './messages/schema-messages.ts';
import { suggest } from './suggest.ts';
import { variantsThatAreTypes } from './variants-that-are-types.ts';
import { withoutUndecided } from './without-undecided.ts';

/**
 * Converts the schema validator's errors into diagnostics, one per mistake. No other code reports schema
 * errors.
 */
export function schemaDiagnostics(
  set: SchemaSet,
  root: RootName,
  source: JsonSource,
  errors: readonly ErrorObject[],
): Diagnostic[] {
  return placedMessages(set, root, source.data, errors).map((message) => toDiagnostic(source, message));
}

/** A message and its place: a value, or a key of it. */
export interface PlacedMessage extends SchemaMessage {
  path: JsonPath;
}

/** The messages and places of schema errors, for data without a file. */
export function placedMessages(
  set: SchemaSet,
  root: RootName,
  data: unknown,
  errors: readonly ErrorObject[],
): PlacedMessage[] {
  const causes = withoutUndecided(set, root, data, errors)
    .filter((error) => isCause(error) && !lacksSchema(set, error))
    .slice(0, MAX_DIAGNOSTICS);
  const allMismatches = causes.map((error) => toMismatch(set, root, data, error));
  const diagnostics = keysOfAnotherType(set, data, variantsThatAreTypes(set, data, allMismatches));
  const mismatches = entriesTogether(missingTogether(withoutMisspelt(onePerValue(reportTypes(diagnostics)))));
  return mismatches.map((diagnostic) => ({ ...messageFor(diagnostic, set), path: diagnostic.path }));
}

/** Drops errors that only summarise other errors. */
function isCause({ keyword, schemaPath, propertyName }: ErrorObject): boolean {
  if (keyword === 'if' || propertyName !== undefined) return false;
  return !/\/(oneOf|anyOf|not)\/\d+\//.test(schemaPath);
}

/**
 * Whether the schema file of a type has errors: then the type is not unknown, and the diagnostics of that
 * file explain why it can't be validated.
 */
function lacksSchema({ diagnostics }: SchemaSet, { keyword, params, instancePath }: ErrorObject): boolean {
  if (keyword !== 'discriminator' || typeof params['tagValue'] !== 'string') return false;
  const folder = instancePath === '/template' ? 'templates' : 'sections';
  const home = `${folder}/${params['tagValue']}`;
  return diagnostics.some(({ file }) => schemaName(file) === home);
}

function toMismatch(set: SchemaSet, root: RootName, data: unknown, error: ErrorObject): SchemaMismatch {
  const path = dataPath(error.instancePath, data);
  return {
    keyword: error.keyword,
    params: error.params,
    path,
    value: findValueAt(data, path),
    nodes: schemaAt(set, root, data, path),
    getNodes: (key) => schemaAt(set, root, data, [...path, key]),
    message: error.message ?? error.keyword,
    isConditional: /\/(then|else)\//.test(error.schemaPath),
  };
}

/** Reports the type instead of the keys, if an object is in place of a list or collection. */
function reportTypes(diagnostics: SchemaMismatch[]): SchemaMismatch[] {
  const meant = new Set<string>();
  for (const { keyword, params, path } of diagnostics) {
    if (keyword === 'required' && params['missingProperty'] === 'collection') meant.add(JSON.stringify(path));
  }
  for (const { params, path } of diagnostics) {
    if (suggest(String(params['additionalProperty']), ['collection'])) meant.delete(JSON.stringify(path));
  }
  if (meant.size === 0) return diagnostics;
  return diagnostics
    .filter(({ keyword, path }) => keyword !== 'additionalProperties' || !meant.has(JSON.stringify(path)))
    .map((diagnostic) =>
      meant.has(JSON.stringify(diagnostic.path))
        ? { ...diagnostic, keyword: 'collection', params: {} }
        : diagnostic,
    );
}

/** Reduces the errors to the first one of each value and of each key of an object. */
function onePerValue(diagnostics: SchemaMismatch[]): SchemaMismatch[] {
  const seen = new Set<string>();
  const first = ['type', 'discriminator', 'minLength', 'pattern'];
  const rank = ({ keyword }: SchemaMismatch) =>
    first.includes(keyword) ? first.indexOf(keyword) : first.length;
  return [...diagnostics]
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

/** Joins the errors of several missing keys of an object into one. */
function missingTogether(diagnostics: readonly SchemaMismatch[]): SchemaMismatch[] {
  const missing = diagnostics.filter(({ keyword }) => keyword === 'required');
  const together = Map.groupBy(missing, ({ path }) => JSON.stringify(path));
  return diagnostics.flatMap((diagnostic) => {
    const [first, ...more] =
      (diagnostic.keyword === 'required' && together.get(JSON.stringify(diagnostic.path))) || [];
    if (more.length === 0) return [diagnostic];
    const others = more.map(({ params }) => String(params['missingProperty']));
    return diagnostic === first ? [{ ...diagnostic, params: { ...diagnostic.params, others } }] : [];
  });
}

/** Joins the errors of list entries with the same wrong type, such as numbers among labels, into one. */
function entriesTogether(diagnostics: readonly SchemaMismatch[]): SchemaMismatch[] {
  const alike = Map.groupBy(diagnostics, (diagnostic) => {
    const { keyword, path, value } = diagnostic;
    const isEntry = keyword === 'type' && typeof path.at(-1) === 'number';
    return isEntry ? JSON.stringify([path.slice(0, -1), jsonType(value)]) : diagnostic;
  });
  return [...alike.values()].map(([first, ...more]) =>
    more.length === 0 ? first! : { ...first!, params: { ...first!.params, more: more.length } },
  );
}

function toDiagnostic(source: JsonSource, diagnostic: PlacedMessage): Diagnostic {
  const { code, message, hint, key, at, path, meant, cure } = diagnostic;
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
