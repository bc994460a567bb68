import { DATES } from '../../content/dates/dated.ts';
import { isRefusal } from '../condition.ts';
import { help, type SchemaMessage } from './schema-message.ts';
import {
  absentKeys,
  alternativeKeys,
  replacementKey,
  findKeyByAlias,
  findMisspeltKey,
  type SchemaMismatch,
} from '../schema-mismatch.ts';
import { firstValue, knownKeys } from '../schema-lookup.ts';
import type { SchemaNode } from '../schema-node.ts';
import { suggestOr } from '../suggest.ts';
import { joinNames, placeName, quote, sentences } from '../message-parts.ts';

/** The message for an unknown key, with the probable one. */
export function unknownKey({ value, nodes, getNodes, params }: SchemaMismatch): SchemaMessage {
  const key = String(params['additionalProperty']);
  const existingKey = findMisspeltKey(key, nodes, value);
  if (existingKey !== undefined)
    return {
      code: 'unknown-key',
      message: `Unknown key "${key}"${inTitled(nodes)}.`,
      hint: `It has a "${existingKey}" already: remove one of the two.`,
      key,
    };
  const addable = absentKeys(nodes, value);
  const absent = addable.filter(isTypeSpecific);
  const schemaKeys = knownKeys(nodes).filter(isTypeSpecific);
  const advice = replacementKey(key, nodes);
  const aliasKey = findKeyByAlias(key, nodes, value);
  const isAlias = aliasKey !== undefined && aliasKey === params['meant'];
  const { meant } = advice === undefined ? suggestOr(key, addable) : {};
  return {
    code: 'unknown-key',
    message: `Unknown key "${key}"${inTitled(nodes)}.`,
    hint:
      advice ??
      (isAlias
        ? sentences(`Write "${aliasKey}".`, firstValue(getNodes(aliasKey), 'description'))
        : params['meant'] !== undefined
          ? `Did you mean "${String(params['meant'])}"?`
          : absent.length > 0
            ? `Keys that can still be added: ${absent.slice(0, 12).join(', ')}.`
            : `Known keys: ${schemaKeys.slice(0, 12).join(', ')}.`),
    key,
    ...(isAlias
      ? { cure: JSON.stringify(aliasKey) }
      : meant !== undefined && meant === params['meant'] && { meant }),
  };
}

/**
 * Whether a key is specific to its type. Dates are allowed everywhere, and in a list of keys they would hide
 * the important ones.
 */
export function isTypeSpecific(key: string): boolean {
  return !DATES.some((date) => date === key);
}

/** The message for a missing key, with an example, or for several missing keys. */
export function missingKey({ nodes, getNodes, params }: SchemaMismatch): SchemaMessage {
  const key = String(params['missingProperty']);
  const keys = [key, ...((params['others'] as string[] | undefined) ?? [])];
  if (keys.length > 1)
    return {
      code: 'missing-key',
      message: `The keys ${joinNames(keys)} are missing${inTitled(nodes)}.`,
      hint: `Add them: ${keys.map((each) => `"${each}": ${quoteExample(getNodes(each))}`).join(', ')}`,
    };
  const missingNodes = getNodes(key);
  const example = quoteExample(missingNodes);
  return {
    code: 'missing-key',
    message: `The key "${key}" is missing${inTitled(nodes)}.`,
    hint: sentences(
      firstValue(missingNodes, 'description'),
      example === '…' ? `Add "${key}": …` : `Add for example: "${key}": ${example}`,
    ),
  };
}

function quoteExample(nodes: SchemaNode[]): string {
  const example = firstValue(nodes, 'examples')?.[0] ?? firstValue(nodes, 'const');
  return example === undefined ? '…' : quote(example, 160);
}

/** The message for a key that has no effect without another one. */
export function idleKey({ getNodes, params }: SchemaMismatch): SchemaMessage {
  const [key, wanted] = [String(params['property']), String(params['missingProperty'])];
  return {
    code: 'idle-key',
    message: `"${key}" has no effect without "${wanted}".`,
    hint: sentences(`Add "${wanted}", or remove "${key}".`, firstValue(getNodes(wanted), 'description')),
    key,
  };
}

/** The message for an object that needs exactly one of several keys. */
export function oneOfKeys({ path, value, nodes }: SchemaMismatch): SchemaMessage {
  const choices = alternativeKeys(nodes);
  const present = choices.filter((key) => Object.hasOwn(value as object, key));
  const named = inTitled(nodes).replace(/^ in /, '') || placeName(path);
  const [last] = present.slice(-1);
  if (last === undefined) {
    return {
      code: 'one-of',
      message: `${named} has none of ${joinNames(choices)}.`,
      hint: `Write exactly one of ${joinNames(choices, 'or')}.`,
    };
  }
  return {
    code: 'one-of',
    message: `${named} has ${joinNames(present)}, but only one of them is allowed.`,
    hint: 'Remove one of them.',
    key: last,
  };
}

/** The message for a key that a condition refuses, with the reason, or for keys that exclude each other. */
export function refusedKey({ path, nodes }: SchemaMismatch): SchemaMessage {
  const refusal = nodes.findLast(isRefusal);
  if (!refusal)
    return {
      code: 'wrong-combination',
      message: `${placeName(path)} contains keys that can’t be used together.`,
      hint: help(nodes),
    };
  return {
    code: 'misplaced-key',
    message: `${placeName(path)} is not allowed here.`,
    hint: sentences(refusal.description),
  };
}

function inTitled(nodes: SchemaNode[]): string {
  // The last node is the most specific: the section type rather than "Section".
  const title = nodes.findLast((node) => node.title !== undefined)?.title;
  return title === undefined ? '' : ` in “${title}”`;
}
