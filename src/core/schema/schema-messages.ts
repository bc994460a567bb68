import type { SchemaSet } from './compose-schema.ts';
import { absentKeys, type SchemaFault } from './schema-fault.ts';
import { first, knownKeys } from './schema-lookup.ts';
import type { SchemaNode } from './schema-node.ts';
import { didYouMean } from './suggest.ts';
import { count, got, list, placeName, quote, sentences, typeName } from './value-words.ts';

export interface FaultMessage {
  code: string;
  message: string;
  hint: string;
  /** The key of the value that the diagnostic points at. */
  key?: string;
  /** Points at the value of that key and not at the key. */
  at?: 'value';
}

type MessageMaker = (fault: SchemaFault, set: SchemaSet) => FaultMessage;

/** Our words for one fault: what is wrong and what was got, then what to write instead. */
export function messageFor(fault: SchemaFault, set: SchemaSet): FaultMessage {
  const make = Object.hasOwn(MESSAGES, fault.keyword) ? MESSAGES[fault.keyword] : undefined;
  return make ? make(fault, set) : other(fault);
}

const MESSAGES: Record<string, MessageMaker> = {
  additionalProperties: unknownKey,
  required: missingKey,
  type: wrongType,
  enum: ({ path, value, nodes, params }) =>
    wrongValue(path, value, nodes, params['allowedValues'] as unknown[]),
  const: ({ path, value, nodes, params }) => wrongValue(path, value, nodes, [params['allowedValue']]),
  pattern: wrongPattern,
  minLength: ({ path, value, nodes, params }) => ({
    code: 'too-short',
    message:
      value === ''
        ? `${placeName(path)} is empty.`
        : `${placeName(path)} has ${count(String(value).length, 'character', 'characters')}; at least ${String(params['limit'])} are needed.`,
    hint: help(nodes),
  }),
  maxLength: ({ path, value, nodes, params }) => ({
    code: 'too-long',
    message: `${placeName(path)} has ${String(value).length} characters; at most ${String(params['limit'])} fit.`,
    hint: sentences(
      `Shorten it by ${String(value).length - Number(params['limit'])}.`,
      first(nodes, 'description'),
    ),
  }),
  minItems: ({ path, value, nodes, params }) => ({
    code: 'too-few',
    message: `${placeName(path)} has ${count((value as unknown[]).length, 'entry', 'entries')}; at least ${String(params['limit'])} ${params['limit'] === 1 ? 'is' : 'are'} needed.`,
    hint: help(nodes),
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
  discriminator: unknownUnionType,
  oneOf: oneOfKeys,
};

function unknownKey({ value, nodes, params }: SchemaFault): FaultMessage {
  const key = String(params['additionalProperty']);
  const absent = absentKeys(nodes, value);
  const known = knownKeys(nodes);
  return {
    code: 'unknown-key',
    message: `Unknown key "${key}"${inTitled(nodes)}.`,
    hint:
      insteadOf(key, nodes) ??
      didYouMean(key, absent) ??
      (absent.length > 0
        ? `Keys that can still be added: ${absent.slice(0, 12).join(', ')}.`
        : `Known keys: ${known.slice(0, 12).join(', ')}.`),
    key,
  };
}

/** What the schema says of a key that is known elsewhere, but not taken here. */
function insteadOf(key: string, nodes: SchemaNode[]): string | undefined {
  const node = nodes.findLast(({ instead }) => instead && Object.hasOwn(instead, key));
  return node?.instead?.[key];
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

function wrongType({ path, value, nodes, params }: SchemaFault): FaultMessage {
  const types = ([] as string[]).concat(params['type'] as string | string[]).map(typeName);
  return {
    code: 'wrong-type',
    message: `${placeName(path)} is ${got(value)}, but must be ${types.join(' or ')}.`,
    hint: help(nodes),
  };
}

function wrongValue(
  path: SchemaFault['path'],
  value: unknown,
  nodes: SchemaNode[],
  allowed: unknown[],
): FaultMessage {
  const meant = typeof value === 'string' ? didYouMean(value, allowed.map(String)) : undefined;
  const shown = allowed.slice(0, 40).map((each) => JSON.stringify(each));
  return {
    code: 'wrong-value',
    message: `${placeName(path)} can’t be ${quote(value)}.`,
    hint: sentences(meant, `Allowed: ${shown.join(', ')}.`, !meant && first(nodes, 'description')),
  };
}

function wrongPattern({ path, value, nodes }: SchemaFault): FaultMessage {
  const blank = typeof value === 'string' && value.trim() === '';
  return {
    code: blank ? 'blank-text' : 'wrong-form',
    message: blank ? `${placeName(path)} holds only blanks.` : `${placeName(path)} can’t be ${quote(value)}.`,
    hint: help(nodes),
  };
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
    hint: sentences(didYouMean(String(written), names), `There are: ${names.join(', ')}.`),
    key: 'type',
    at: 'value',
  };
}

function oneOfKeys({ path, value, nodes }: SchemaFault): FaultMessage {
  const choices = (first(nodes, 'oneOf') ?? []).flatMap(({ required }) => required ?? []);
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

function other({ path, keyword, message, nodes }: SchemaFault): FaultMessage {
  if (keyword === 'not') {
    return {
      code: 'wrong-combination',
      message: `${placeName(path)} holds keys that can’t be used together.`,
      hint: help(nodes),
    };
  }
  return { code: 'wrong-form', message: `${placeName(path)} ${message}.`, hint: help(nodes) };
}

function inTitled(nodes: SchemaNode[]): string {
  // The last node is the most particular one: the section type, and not "Section".
  const title = nodes.findLast((node) => node.title !== undefined)?.title;
  return title === undefined ? '' : ` in “${title}”`;
}

function help(nodes: SchemaNode[]): string {
  const example = first(nodes, 'examples')?.[0];
  return sentences(
    first(nodes, 'description'),
    example !== undefined && `An example: ${quote(example, 160)}`,
  );
}
