import { help, type MessageMaker } from './schema-message.ts';
import { firstValue } from '../schema-lookup.ts';
import { formatCount, placeName, sentences } from '../message-parts.ts';

/** The messages for lists, objects and numbers that are too small or too large, by keyword. */
export const sizeMessages: Record<string, MessageMaker> = {
  minItems: ({ path, value, nodes, params }) => ({
    code: 'too-few',
    message: `${placeName(path)} has ${formatCount((value as unknown[]).length, 'entry', 'entries')}; at least ${String(params['limit'])} ${params['limit'] === 1 ? 'is' : 'are'} needed.`,
    hint: help(nodes, (example) => (example as unknown[]).length >= Number(params['limit'])),
  }),
  maxItems: ({ path, value, nodes, params }) => ({
    code: 'too-many',
    message: `${placeName(path)} has ${(value as unknown[]).length} entries; the limit is ${String(params['limit'])}.`,
    hint: sentences(firstValue(nodes, 'description')),
  }),
  minProperties: ({ path, nodes, params }) => ({
    code: 'too-few',
    message: `${placeName(path)} has too few keys; at least ${String(params['limit'])} ${params['limit'] === 1 ? 'is' : 'are'} needed.`,
    hint: help(nodes),
  }),
  maxProperties: ({ path, value, nodes, params }) => ({
    code: 'too-many',
    message: `${placeName(path)} has ${Object.keys(value as object).length} keys; the limit is ${String(params['limit'])}.`,
    hint: sentences(firstValue(nodes, 'description')),
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
    message: `${placeName(path)} contains the same entry twice: entries ${Number(params['j']) + 1} and ${Number(params['i']) + 1}.`,
    hint: sentences('Keep one of them.', firstValue(nodes, 'description')),
  }),
};
