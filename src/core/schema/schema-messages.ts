import { DATES } from '../content/dates/dated.ts';
import { textOf } from '../json/text-of.ts';
import { isRefusal } from './condition.ts';
import type { SchemaSet } from './compose-schema.ts';
import { help, type FaultMessage, type MessageMaker } from './fault-message.ts';
import { absentKeys, alternativeKeys, insteadOf, type SchemaFault } from './schema-fault.ts';
import { first, knownKeys } from './schema-lookup.ts';
import type { SchemaNode } from './schema-node.ts';
import { meantOr } from './suggest.ts';
import { textMessages } from './text-messages.ts';
import { count, got, list, placeName, quote, sentences, typeName } from './value-words.ts';

/** Our words for one fault: what is wrong and what was got, then what to write instead. */
export function messageFor(fault: SchemaFault, set: SchemaSet): FaultMessage {
  const make = Object.hasOwn(MESSAGES, fault.keyword) ? MESSAGES[fault.keyword] : undefined;
  return make ? make(fault, set) : other(fault);
}

const MESSAGES: Record<string, MessageMaker> = {
  ...textMessages,
  additionalProperties: unknownKey,
  required: missingKey,
  dependencies: idleKey,
  type: wrongType,
  enum: ({ path, value, nodes, params }) =>
    wrongValue(path, value, nodes, params['allowedValues'] as unknown[]),
  const: ({ path, value, nodes, params }) => wrongValue(path, value, nodes, [params['allowedValue']]),
  minItems: ({ path, value, nodes, params }) => ({
    code: 'too-few',
    message: `${placeName(path)} has ${count((value as unknown[]).length, 'entry', 'entries')}; at least ${String(params['limit'])} ${params['limit'] === 1 ? 'is' : 'are'} needed.`,
    hint: help(nodes, (example) => (example as unknown[]).length >= Number(params['limit'])),
  }),
  maxItems: ({ path, value, nodes, params }) => ({
    code: 'too-many',
    message: `${placeName(path)} has ${(value as unknown[]).length} entries; at most ${String(params['limit'])} fit.`,
    hint: sentences(first(nodes, 'description')),
  }),
  minProperties: ({ path, nodes, params }) => ({
    code: 'too-few',
    message: `${placeName(path)} has too few keys; at least ${String(params['limit'])} ${params['limit'] === 1 ? 'is' : 'are'} needed.`,
    hint: help(nodes),
  }),
  maxProperties: ({ path, value, nodes, params }) => ({
    code: 'too-many',
    message: `${placeName(path)} has ${Object.keys(value as object).length} keys; at most ${String(params['limit'])} fit.`,
    hint: sentences(first(nodes, 'description')),
  }),
  minimum: ({ path, value, nodes, params }) => ({
    code: 'too-small',
    message: `${placeName(path)} is ${String(value)}; the smallest allowed number is ${String(params['limit'])}.`,
    hint: help(nodes),
  }),
  maximum: ({ path, value, nodes, params }) => ({
    code: 'too-large',
    message: `${placeName(path)} is ${String(value)}; the largest allowed number is ${String(params['limit'])}.`,
    hint: help(nodes),
  }),
  uniqueItems: ({ path, nodes, params }) => ({
    code: 'repeated-entry',
    message: `${placeName(path)} holds the same entry twice: entries ${Number(params['j']) + 1} and ${Number(params['i']) + 1}.`,
    hint: sentences('Keep one of them.', first(nodes, 'description')),
  }),
  propertyNames: ({ nodes, params }) => ({
    code: 'wrong-key',
    message: `${quote(params['propertyName'])} can’t be a key here.`,
    hint: help(nodes.flatMap(({ propertyNames }) => (propertyNames ? [propertyNames] : []))),
    key: String(params['propertyName']),
  }),
  collection: ({ path, value }) => ({
    code: 'wrong-type',
    message: `${placeName(path)} is ${got(value)}, but must be a list or a collection.`,
    hint: 'Write a list [ … ], or { "collection": "services" } with the name of a collection.',
  }),
  positionIn: ({ path, value, nodes, params }) => ({
    code: 'no-such-entry',
    message: `${placeName(path)} is ${String(value)}, but "${String(params['list'])}" has ${count(Number(params['length']), 'entry', 'entries')}.`,
    hint: help(nodes),
  }),
  discriminator: unknownUnionType,
  oneOf: oneOfKeys,
  not: refused,
};

function unknownKey({ value, nodes, params }: SchemaFault): FaultMessage {
  const key = String(params['additionalProperty']);
  const addable = absentKeys(nodes, value);
  const absent = addable.filter(isParticular);
  const known = knownKeys(nodes).filter(isParticular);
  const other = insteadOf(key, nodes);
  const { meant } = other === undefined ? meantOr(key, addable) : {};
  return {
    code: 'unknown-key',
    message: `Unknown key "${key}"${inTitled(nodes)}.`,
    hint:
      other ??
      (params['meant'] !== undefined
        ? `Did you mean "${String(params['meant'])}"?`
        : absent.length > 0
          ? `Keys that can still be added: ${absent.slice(0, 12).join(', ')}.`
          : `Known keys: ${known.slice(0, 12).join(', ')}.`),
    key,
    ...(meant !== undefined && meant === params['meant'] && { meant }),
  };
}

/** Dates may stand on every section and entry: among the keys of this one they would hide those that are meant. */
function isParticular(key: string): boolean {
  return !DATES.some((date) => date === key);
}

function missingKey({ nodes, nodesOf, params }: SchemaFault): FaultMessage {
  const key = String(params['missingProperty']);
  const wanted = nodesOf(key);
  const example = first(wanted, 'examples')?.[0] ?? first(wanted, 'const');
  return {
    code: 'missing-key',
    message: `The key "${key}" is missing${inTitled(nodes)}.`,
    hint: sentences(
      first(wanted, 'description'),
      example === undefined ? `Add "${key}": …` : `Add for example: "${key}": ${quote(example, 160)}`,
    ),
  };
}

function idleKey({ nodesOf, params }: SchemaFault): FaultMessage {
  const [key, wanted] = [String(params['property']), String(params['missingProperty'])];
  return {
    code: 'idle-key',
    message: `"${key}" does nothing without "${wanted}".`,
    hint: sentences(`Add "${wanted}", or remove "${key}".`, first(nodesOf(wanted), 'description')),
    key,
  };
}

function wrongType({ path, value, nodes, params }: SchemaFault): FaultMessage {
  const types = ([] as string[]).concat(params['type'] as string | string[]).map(typeName);
  const keys = knownKeys(nodes).filter(isParticular);
  return {
    code: 'wrong-type',
    message: `${placeName(path)} is ${got(value)}, but must be ${types.join(' or ')}.`,
    hint: help(nodes) || (keys.length > 0 ? `Its keys: ${keys.join(', ')}.` : ''),
  };
}

function wrongValue(
  path: SchemaFault['path'],
  value: unknown,
  nodes: SchemaNode[],
  allowed: unknown[],
): FaultMessage {
  const shown = allowed.slice(0, 40).map((each) => JSON.stringify(each));
  const other = sentences(`Allowed: ${shown.join(', ')}.`, first(nodes, 'description'));
  return {
    code: 'wrong-value',
    message: `${placeName(path)} can’t be ${quote(value)}.`,
    hint: other,
    ...(typeof value === 'string' && meantOr(value, allowed.filter(isText), other)),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function unknownUnionType({ path, value, params }: SchemaFault, set: SchemaSet): FaultMessage {
  const kind = path.at(-1) === 'template' ? 'template' : 'section type';
  const names = [...(kind === 'template' ? set.templates : set.sections).keys()];
  const written = (value as { type?: unknown }).type;
  if (written === undefined) {
    return {
      code: 'missing-key',
      message: `The key "type" is missing in ${placeName(path).replace(/^E/, 'e')}.`,
      hint: `Write "type": one of ${names.join(', ')}.`,
    };
  }
  return {
    code: kind === 'template' ? 'unknown-template' : 'unknown-section',
    message: `There is no ${kind} ${quote(params['tagValue'] ?? written)}.`,
    hint: '',
    ...meantOr(textOf(written), names, `There are: ${names.join(', ')}.`),
    key: 'type',
    at: 'value',
  };
}

function oneOfKeys({ path, value, nodes }: SchemaFault): FaultMessage {
  const choices = alternativeKeys(nodes);
  const present = choices.filter((key) => Object.hasOwn(value as object, key));
  const named = inTitled(nodes).replace(/^ in /, '') || placeName(path);
  const [last] = present.slice(-1);
  if (last === undefined) {
    return {
      code: 'one-of',
      message: `${named} has none of ${list(choices)}.`,
      hint: `Write exactly one of ${list(choices, 'or')}.`,
    };
  }
  return {
    code: 'one-of',
    message: `${named} has ${list(present)}, but only one of them is allowed.`,
    hint: 'Remove one of them.',
    key: last,
  };
}

/** A key that is not taken under a condition, which says why; or keys that exclude each other. */
function refused({ path, nodes }: SchemaFault): FaultMessage {
  const refusal = nodes.findLast(isRefusal);
  if (!refusal)
    return {
      code: 'wrong-combination',
      message: `${placeName(path)} holds keys that can’t be used together.`,
      hint: help(nodes),
    };
  return {
    code: 'not-taken',
    message: `${placeName(path)} has no place here.`,
    hint: sentences(refusal.description),
  };
}

function other({ path, message, nodes }: SchemaFault): FaultMessage {
  return { code: 'wrong-form', message: `${placeName(path)} ${message}.`, hint: help(nodes) };
}

function inTitled(nodes: SchemaNode[]): string {
  // The last node is the most particular one: the section type, and not "Section".
  const title = nodes.findLast((node) => node.title !== undefined)?.title;
  return title === undefined ? '' : ` in “${title}”`;
}
