import { toText } from '../../json/to-text.ts';
import type { SchemaSet } from '../compose-schema.ts';
import { OTHER_TYPE } from '../keys-of-another-type.ts';
import { otherType } from './other-type.ts';
import { help, type SchemaMessage, type MessageMaker } from './schema-message.ts';
import { idleKey, isTypeSpecific, missingKey, oneOfKeys, refusedKey, unknownKey } from './key-messages.ts';
import type { SchemaMismatch } from '../schema-mismatch.ts';
import { firstValue, knownKeys } from '../schema-lookup.ts';
import type { SchemaNode } from '../schema-node.ts';
import { sizeMessages } from './size-messages.ts';
import { findSectionByAlias, type NamedSection } from '../other-names.ts';
import { suggestOr } from '../suggest.ts';
import { textMessages } from './text-messages.ts';
import { VARIANT_IS_TYPE } from '../variants-that-are-types.ts';
import { formatCount, describeValue, placeName, quote, sentences, typeName } from '../message-parts.ts';

/** The message for one schema error: the problem and the value, then the advice. */
export function messageFor(mismatch: SchemaMismatch, set: SchemaSet): SchemaMessage {
  const make = Object.hasOwn(MESSAGES, mismatch.keyword) ? MESSAGES[mismatch.keyword] : undefined;
  return make ? make(mismatch, set) : defaultMessage(mismatch);
}

const MESSAGES: Record<string, MessageMaker> = {
  ...textMessages,
  ...sizeMessages,
  additionalProperties: unknownKey,
  required: missingKey,
  dependencies: idleKey,
  type: wrongType,
  enum: ({ path, value, nodes, params }) =>
    wrongValue(path, value, nodes, params['allowedValues'] as unknown[]),
  const: ({ path, value, nodes, params }) => wrongValue(path, value, nodes, [params['allowedValue']]),
  propertyNames: ({ nodes, params }) => ({
    code: 'wrong-key',
    message: `${quote(params['propertyName'])} can’t be a key here.`,
    hint: help(nodes.flatMap(({ propertyNames }) => (propertyNames ? [propertyNames] : []))),
    key: String(params['propertyName']),
  }),
  collection: ({ path, value }) => ({
    code: 'wrong-type',
    message: `${placeName(path)} is ${describeValue(value)}, but must be a list or a collection.`,
    hint: 'Write a list [ … ], or { "collection": "services" } with the name of a collection.',
  }),
  positionIn: ({ path, value, nodes, params }) => ({
    code: 'no-such-entry',
    message: `${placeName(path)} is ${String(value)}, but "${String(params['list'])}" has ${formatCount(Number(params['length']), 'entry', 'entries')}.`,
    hint: help(nodes),
  }),
  enumNeeds: ({ path, value, nodes }) => {
    const needed = firstValue(nodes, 'enumNeeds')?.[String(value)] ?? '';
    return {
      code: 'idle-value',
      message: `${placeName(path)} is ${quote(value)}, but "${needed}" is missing.`,
      hint: `Add "${needed}", or write another of its values.`,
    };
  },
  [OTHER_TYPE]: otherType,
  discriminator: unknownUnionType,
  oneOf: oneOfKeys,
  not: refusedKey,
  [VARIANT_IS_TYPE]: ({ value, params }) => {
    const { type, variant } = value as Record<string, unknown>;
    return {
      code: 'wrong-value',
      message: `${quote(type)} has no variant ${quote(variant)}.`,
      hint: `Write "type": ${quote(params['type'])} and remove "variant".`,
      key: 'variant',
      at: 'value',
    };
  },
};

function wrongType({ path, value, nodes, params }: SchemaMismatch): SchemaMessage {
  const types = ([] as string[]).concat(params['type'] as string | string[]).map(typeName);
  const keys = knownKeys(nodes).filter(isTypeSpecific);
  const more = Number(params['more'] ?? 0);
  const others = more > 0 && `So must ${formatCount(more, 'more entry', 'more entries')}.`;
  return {
    code: 'wrong-type',
    message: sentences(
      `${placeName(path)} is ${describeValue(value)}, but must be ${types.join(' or ')}.`,
      others,
    ),
    hint: help(nodes) || (keys.length > 0 ? `Its keys: ${keys.join(', ')}.` : ''),
  };
}

function wrongValue(
  path: SchemaMismatch['path'],
  value: unknown,
  nodes: SchemaNode[],
  allowed: unknown[],
): SchemaMessage {
  const instead = firstValue(nodes, 'enumInstead')?.[toText(value)];
  if (instead) {
    const keys = Object.entries(instead).map(([key, each]) => `"${key}": "${each}"`);
    return {
      code: 'wrong-value',
      message: `${placeName(path)} can’t be ${quote(value)}.`,
      hint: `Write ${keys.join(', ')}.`,
      // The first key is already written: the fix replaces its value.
      cure: keys.join(', ').replace(/^"[^"]*": /, ''),
    };
  }
  const shown = allowed.slice(0, 40).map((each) => JSON.stringify(each));
  const allowedHint = sentences(`Allowed: ${shown.join(', ')}.`, firstValue(nodes, 'description'));
  return {
    code: 'wrong-value',
    message: `${placeName(path)} can’t be ${quote(value)}.`,
    hint: allowedHint,
    ...(typeof value === 'string' && suggestOr(value, allowed.filter(isText), allowedHint)),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function unknownUnionType({ path, value, params }: SchemaMismatch, set: SchemaSet): SchemaMessage {
  const kind = path.at(-1) === 'template' ? 'template' : 'section type';
  const names = [...(kind === 'template' ? set.templates : set.sections).keys()];
  const written = (value as { type?: unknown }).type;
  if (written === undefined) {
    return {
      code: 'missing-key',
      // Other messages begin with "Entry 2"; here it is within the sentence.
      message: `The key "type" is missing in ${placeName(path).replace(/^E/, 'e')}.`,
      hint: `Write "type": one of ${names.join(', ')}.`,
    };
  }
  if (kind !== 'template' && set.templates.has(toText(written)))
    return {
      code: 'unknown-section',
      message: `${quote(written)} is a template, not a section type.`,
      hint: `Write "template": { "type": ${quote(written)}, … } in place of "sections".`,
      key: 'type',
      at: 'value',
    };
  const listHint = `There are: ${names.join(', ')}.`;
  const namedSection = kind === 'template' ? undefined : findSectionByAlias(toText(written), set.sections);
  return {
    code: kind === 'template' ? 'unknown-template' : 'unknown-section',
    message: `There is no ${kind} ${quote(params['tagValue'] ?? written)}.`,
    hint: '',
    ...(namedSection
      ? rightName(namedSection, value as object, set)
      : suggestOr(toText(written), names, listHint)),
    key: 'type',
    at: 'value',
  };
}

/** Maps a common name of a section to its type; the replacement is for the value of `type`. */
function rightName(
  { type, variant }: NamedSection,
  section: object,
  set: SchemaSet,
): Pick<SchemaMessage, 'hint' | 'cure'> {
  const replacement = variant === undefined ? JSON.stringify(type) : `"${type}", "variant": "${variant}"`;
  const hint = sentences(`Write ${replacement}.`, set.sections.get(type)?.description);
  // The editor may mean an existing variant, so there is no fix.
  return variant !== undefined && Object.hasOwn(section, 'variant') ? { hint } : { hint, cure: replacement };
}

function defaultMessage({ path, message, nodes }: SchemaMismatch): SchemaMessage {
  return { code: 'malformed-value', message: `${placeName(path)} ${message}.`, hint: help(nodes) };
}
