import type { ReservedFields } from '../submission.ts';

/** Pages of earlier builds, which may still be open, send `_elapsed`. */
const names = new Set(['_key', '_version', '_elapsed', '_website', '_uploads']);

/** Whether a field belongs to the form itself, and is no answer. */
export function isReserved(name: string): boolean {
  return names.has(name);
}

/** Parses the reserved fields. An invalid one is ignored; for the draft's key this is reported. */
export function readReserved(fields: Record<string, unknown>): ReservedFields & { hasBrokenKey: boolean } {
  const { _key, _version, _website, _uploads } = fields;
  const hasKey = _key !== undefined && _key !== null && _key !== '';
  const key = isKey(_key) ? _key : null;
  return {
    key,
    hasBrokenKey: hasKey && key === null,
    version: typeof _version === 'string' && /^[0-9a-f]{12}$/.test(_version) ? _version : null,
    isTrapped: _website !== undefined && _website !== null && _website !== '',
    uploads: readUploads(_uploads),
  };
}

/** Whether a value can be the key of a submission, by which a repeated one is recognized. */
export function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(value);
}

/** Parses the ids of uploads by question, a JSON object. Any other value counts as empty. */
function readUploads(text: unknown): [field: string, id: string][] {
  if (typeof text !== 'string' || !text.startsWith('{')) return [];
  try {
    const entries = Object.entries(JSON.parse(text) as object);
    return entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  } catch {
    return [];
  }
}
