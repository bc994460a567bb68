import type { FastifyRequest } from 'fastify';
import { coerceFields } from '../../../core/form/answers/coerce-answers.ts';
import { withEmptyLists } from '../../../core/form/answers/empty-lists.ts';
import type { Answers } from '../../../core/form/form-definition.ts';
import type { FormError } from '../../../core/form/errors/form-errors.ts';
import { fieldTree } from '../../../core/form/answers/field-tree.ts';
import { unknownText } from '../../../core/form/errors/form-messages.ts';
import type { ServerForm } from '../form-registry.ts';
import type { Text } from '../../text.ts';
import { RefusalError } from '../refusal.ts';
import type { IncomingFile, IncomingSubmission } from '../submission.ts';
import { cutOffError, readBodyText } from './read-body.ts';
import { readMultipart } from './read-multipart.ts';
import { isReserved, readReserved } from './reserved.ts';
import { removeIncoming } from './take-file.ts';
import { isObject } from '../../../core/json/is-object.ts';

/**
 * Reads a posted form, in any of the three media types of forms.
 * @param incoming the folder for files
 * @throws RefusalError if it can't be read; its files are removed
 */
export async function readRequest(
  request: FastifyRequest,
  form: ServerForm,
  incoming: string,
): Promise<IncomingSubmission> {
  // A destroyed request has already signalled its end, so waiting for it would never end.
  if (request.raw.destroyed) throw cutOffError();
  if (request.headers['content-encoding'])
    throw new RefusalError('unsupported', (t) => t('server.compressed'));
  switch (mediaType(request)) {
    case 'application/json':
      return fromJson(form, await readBodyText(request.raw));
    case 'application/x-www-form-urlencoded':
      return fromFields(form, [...new URLSearchParams(await readBodyText(request.raw))], [], []);
    case 'multipart/form-data': {
      const { fields, files, problems } = await readMultipart(request, form, incoming);
      try {
        return fromFields(form, fields, files, problems);
      } catch (error) {
        await removeIncoming(files, incoming);
        throw error;
      }
    }
    default:
      throw new RefusalError('unsupported', (t) => t('server.unknownType'));
  }
}

/** The media type of a request in lower case, without parameters. */
export function mediaType({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
}

function fromJson(form: ServerForm, text: string): IncomingSubmission {
  const value = parse(text, (t) => t('server.notJson'));
  if (!isObject(value)) throw new RefusalError('malformed', (t) => t('server.notAnObject'));
  return createSubmission(form, value, [], []);
}

function fromFields(
  form: ServerForm,
  fields: readonly [string, string][],
  files: IncomingFile[],
  problems: FormError[],
): IncomingSubmission {
  if (fields.length > maxFields) throw new RefusalError('too-large', (t) => t('server.tooManyAnswers'));
  const reserved = Object.fromEntries(fields.filter(([name]) => isReserved(name)));
  const { tree, unknown } = fieldTree(fields.filter(([name]) => !isReserved(name)));
  const allProblems = [
    ...problems,
    ...unknown.map((name) => ({ path: name.slice(0, 60), message: unknownText(name, form.t) })),
  ];
  const { list } = form.definition;
  const entries = list === undefined ? undefined : tree[list];
  if (list !== undefined && typeof entries === 'string') {
    return createSubmission(form, { ...oneEntry(form, list, entries), ...reserved }, files, allProblems);
  }
  return createSubmission(form, { ...coerceFields(form.schema, tree), ...reserved }, files, allProblems);
}

/** The maximal number of fields; no real form has more. */
const maxFields = 300;

/** The answers of a hydrated page: it sends them as JSON next to the files, as a list with one entry. */
function oneEntry({ t }: ServerForm, list: string, text: string): Answers {
  const entries = parse(text, () => t('server.listNotJson', { list }));
  const [entry] = Array.isArray(entries) && entries.length === 1 ? (entries as unknown[]) : [];
  if (isObject(entry)) return entry;
  const message = t('server.listOneEntry', { list });
  throw new RefusalError('invalid', () => message, { errors: [{ path: list, message }] });
}

function createSubmission(
  form: ServerForm,
  sent: Answers,
  files: IncomingFile[],
  problems: FormError[],
): IncomingSubmission {
  const { hasBrokenKey, ...reserved } = readReserved(sent);
  if (hasBrokenKey) throw new RefusalError('malformed', (t) => t('server.brokenKey'));
  const stored = Object.entries(sent).filter(
    ([name]) => !isReserved(name) && !form.local.includes(name) && !form.files.includes(name),
  );
  const answers = withEmptyLists(form.schema, Object.fromEntries(stored));
  return { answers, reserved, files, problems };
}

function parse(text: string, refused: Text): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's own message contains visitor input, which must not be logged.
    throw new RefusalError('malformed', refused);
  }
  if (!isWithinLimits(value)) throw new RefusalError('too-large', (t) => t('server.tooManyAnswers'));
  return value;
}

const max = { values: 5000, depth: 16 };

/**
 * Whether a JSON value is within limits that any real form respects. Later steps are recursive, and take time
 * for each value.
 */
function isWithinLimits(value: unknown): boolean {
  let remaining = max.values;
  const visit = (part: unknown, depth: number): boolean => {
    remaining -= 1;
    if (remaining < 0 || depth > max.depth) return false;
    if (typeof part !== 'object' || part === null) return true;
    return Object.values(part).every((inner) => visit(inner, depth + 1));
  };
  return visit(value, 0);
}
