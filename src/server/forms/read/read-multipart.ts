import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { cutOff } from './read-body.ts';
import type { ServerForm } from '../form-registry.ts';
import { Refusal } from '../refusal.ts';
import type { FileFault, IncomingFile } from '../submission.ts';
import { discard, maxFileBytes, takeFile } from './take-file.ts';

export interface Parts {
  fields: [name: string, value: string][];
  files: IncomingFile[];
  faults: FileFault[];
}

/** A field holds no more text than the answers of a form together. */
const maxFieldBytes = 64 * 1024;

/**
 * Reads a multipart body to its end, its files into the folder of incoming files. What is wrong with files is
 * collected, so that the visitor hears of all of it at once. Where it throws, no file is left behind.
 */
export async function readMultipart(
  request: FastifyRequest,
  form: ServerForm,
  incoming: string,
): Promise<Parts> {
  const limits = form.definition.limits ?? {};
  const most = limits.files ?? 0;
  const parts: Parts = { fields: [], files: [], faults: [] };
  let seen = 0;
  try {
    const each = request.parts({
      // One byte more than may be, so that a file of exactly the limit is told from a larger one.
      limits: {
        fileSize: maxFileBytes(limits) + 1,
        fieldSize: maxFieldBytes,
        fieldNameSize: 200,
        fields: 300,
        files: most + 20,
        parts: 400,
      },
    });
    for await (const part of each) {
      const field = part.fieldname ?? '';
      if (part.type === 'field') {
        if (part.valueTruncated)
          parts.faults.push({
            path: field,
            code: 'too-large',
            message: 'This answer is too long. Please shorten it.',
          });
        else parts.fields.push([field, textOf(part.value)]);
        continue;
      }
      // Browsers write a quotation mark within a name as %22.
      const name = (part.filename ?? '').replaceAll('%22', '"');
      if (name === '' || !form.files.includes(field) || ++seen > most) {
        part.file.resume();
        if (name !== '') parts.faults.push(uninvited(field, form, most));
        continue;
      }
      const taken = await takeFile({ field, name, stream: part.file }, incoming, limits);
      if ('code' in taken) parts.faults.push(taken);
      else parts.files.push(taken);
    }
    return parts;
  } catch (error) {
    await discard(parts.files, incoming);
    throw asRefusal(error, request);
  }
}

function uninvited(field: string, form: ServerForm, most: number): FileFault {
  const message = form.files.includes(field)
    ? `Attach at most ${most} ${most === 1 ? 'file' : 'files'}.`
    : 'The form takes no file here. Remove it and send the form again.';
  return { path: field, code: 'invalid', message };
}

/** A part that declares itself to be JSON arrives parsed. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The reader's complaints about the body become refusals; those of the disk stay what they are. */
function asRefusal(error: unknown, { raw }: FastifyRequest): unknown {
  if (raw.destroyed && !raw.readableEnded) return cutOff();
  if (!(error instanceof Error) || 'syscall' in error) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code)) {
    return new Refusal('too-large', 'This holds more answers or files than the form has questions.', {
      cause: error,
    });
  }
  return new Refusal('malformed', 'What was sent is no complete form. Please send it again.', {
    cause: error,
  });
}
