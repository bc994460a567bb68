import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { ServerForm } from '../form-registry.ts';
import { RefusalError } from '../refusal.ts';
import type { FileError, IncomingFile } from '../submission.ts';
import { cutOffError } from './read-body.ts';
import { removeIncoming, maxFileBytes, takeFile } from './take-file.ts';

/** The fields and files of a multipart body. */
export interface MultipartContent {
  fields: [name: string, value: string][];
  files: IncomingFile[];
  problems: FileError[];
}

/** The maximal size of one field. */
const maxFieldBytes = 64 * 1024;

/**
 * Reads a multipart body completely, with its files into the folder of incoming files. Errors of files are collected,
 * so that the response names all of them.
 * @throws RefusalError if the body can't be read; its files are removed
 */
export async function readMultipart(
  request: FastifyRequest,
  form: ServerForm,
  incoming: string,
): Promise<MultipartContent> {
  const limits = form.definition.limits ?? {};
  const maxFiles = limits.files ?? 0;
  const parts: MultipartContent = { fields: [], files: [], problems: [] };
  let fileCount = 0;
  try {
    const requestParts = request.parts({
      // One byte more than allowed, so that a file of exactly that size differs from a larger one.
      limits: {
        fileSize: maxFileBytes(limits) + 1,
        fieldSize: maxFieldBytes,
        fieldNameSize: 200,
        fields: 300,
        files: maxFiles + 20,
        parts: 400,
      },
    });
    for await (const part of requestParts) {
      const field = part.fieldname ?? '';
      if (part.type === 'field') {
        if (part.valueTruncated)
          parts.problems.push({ path: field, code: 'too-large', message: form.t('server.answerTooLong') });
        else parts.fields.push([field, partText(part.value)]);
        continue;
      }
      // Browsers encode a quotation mark within a name as %22.
      const name = (part.filename ?? '').replaceAll('%22', '"');
      if (name === '' || !form.files.includes(field) || ++fileCount > maxFiles) {
        part.file.resume();
        if (name !== '') parts.problems.push(unexpectedFile(field, form, maxFiles));
        continue;
      }
      const result = await takeFile({ field, name, stream: part.file }, incoming, form);
      if ('code' in result) parts.problems.push(result);
      else parts.files.push(result);
    }
    return parts;
  } catch (error) {
    await removeIncoming(parts.files, incoming);
    throw asRefusal(error, request);
  }
}

/** The error of a superfluous file, or of one that no question asks for. */
export function unexpectedFile(field: string, form: ServerForm, max: number): FileError {
  const message = form.files.includes(field)
    ? form.t('server.tooManyFiles', { max })
    : form.t('server.noFileHere');
  return { path: field, code: 'invalid', message };
}

/** If a part declares itself as JSON, it is already parsed. */
function partText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Converts errors of the body into refusals; errors of the disk stay unchanged. */
function asRefusal(error: unknown, { raw }: FastifyRequest): unknown {
  if (raw.destroyed && !raw.readableEnded) return cutOffError();
  if (!(error instanceof Error) || 'syscall' in error) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code)) {
    return new RefusalError('too-large', (t) => t('server.tooManyParts'), { cause: error });
  }
  return new RefusalError('malformed', (t) => t('server.incomplete'), { cause: error });
}
