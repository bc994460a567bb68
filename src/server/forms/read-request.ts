import type { FastifyRequest } from 'fastify';
import { coerceFields } from '../../core/form/coerce-answers.ts';
import type { Answers } from '../../core/form/form-definition.ts';
import type { FormError } from '../../core/form/form-errors.ts';
import { fieldTree } from '../../core/form/field-tree.ts';
import { unknownWords } from '../../core/form/form-messages.ts';
import type { ServerForm } from './form-registry.ts';
import { isModest } from './modest.ts';
import { readText } from './read-body.ts';
import { readMultipart } from './read-multipart.ts';
import type { IncomingFile, Received } from './received.ts';
import { Refusal } from './refusal.ts';
import { isReserved, readReserved } from './reserved.ts';
import { discard } from './take-file.ts';

/** Reads a posted form in any of the three ways in which it may be sent; files arrive in the folder given. */
export async function readRequest(
  request: FastifyRequest,
  form: ServerForm,
  incoming: string,
): Promise<Received> {
  if (request.headers['content-encoding'])
    throw new Refusal('unsupported', 'Send the form without compressing it.');
  switch (mediaType(request)) {
    case 'application/json':
      return fromJson(form, await readText(request.raw));
    case 'application/x-www-form-urlencoded':
      return fromFields(form, [...new URLSearchParams(await readText(request.raw))], [], []);
    case 'multipart/form-data': {
      const { fields, files, faults } = await readMultipart(request, form, incoming);
      try {
        return fromFields(form, fields, files, faults);
      } catch (error) {
        await discard(files, incoming);
        throw error;
      }
    }
    default:
      throw new Refusal(
        'unsupported',
        'Send the form as application/json, multipart/form-data or application/x-www-form-urlencoded.',
      );
  }
}

/** The media type of a request in lower case, without its parameters. */
export function mediaType({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
}

function fromJson(form: ServerForm, text: string): Received {
  const value = parse(text, 'The answers are no valid JSON.');
  if (!isObject(value)) throw new Refusal('malformed', 'The answers must be one JSON object.');
  return received(form, value, [], []);
}

function fromFields(
  form: ServerForm,
  fields: readonly [string, string][],
  files: IncomingFile[],
  faults: FormError[],
): Received {
  if (fields.length > mostFields) {
    throw new Refusal('too-large', 'This holds more answers than the form has questions.');
  }
  const reserved = Object.fromEntries(fields.filter(([name]) => isReserved(name)));
  const { tree, unknown } = fieldTree(fields.filter(([name]) => !isReserved(name)));
  const found = [
    ...faults,
    ...unknown.map((name) => ({ path: name.slice(0, 60), message: unknownWords(name) })),
  ];
  const { list } = form.definition;
  const entries = list === undefined ? undefined : tree[list];
  if (list !== undefined && typeof entries === 'string') {
    return received(form, { ...oneEntry(list, entries), ...reserved }, files, found);
  }
  return received(form, { ...coerceFields(form.schema, tree), ...reserved }, files, found);
}

/** No form that is filled in by hand has more. */
const mostFields = 300;

/** The page that is hydrated sends its answers as JSON beside the file: a list that holds one entry. */
function oneEntry(list: string, text: string): Answers {
  const entries = parse(text, `“${list}” is no valid JSON.`);
  const [entry] = Array.isArray(entries) && entries.length === 1 ? (entries as unknown[]) : [];
  if (isObject(entry)) return entry;
  const message = `Send exactly one entry in “${list}”.`;
  throw new Refusal('invalid', message, { errors: [{ path: list, message }] });
}

function received(form: ServerForm, sent: Answers, files: IncomingFile[], faults: FormError[]): Received {
  const { brokenKey, ...reserved } = readReserved(sent);
  if (brokenKey)
    throw new Refusal(
      'malformed',
      'The key of the submission can’t be used: send 8 to 64 letters, digits and hyphens.',
    );
  const left = Object.entries(sent).filter(
    ([name]) => !isReserved(name) && !form.local.includes(name) && !form.files.includes(name),
  );
  return { answers: Object.fromEntries(left), reserved, files, faults };
}

function isObject(value: unknown): value is Answers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string, message: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's own message repeats what the visitor wrote, which is nobody's business in a log.
    throw new Refusal('malformed', message);
  }
  if (!isModest(value))
    throw new Refusal('too-large', 'This holds more answers than the form has questions.');
  return value;
}
