import type { Reserved } from '../submission.ts';

/** `_elapsed` was sent by earlier builds, which may still be open somewhere. */
const names = new Set(['_key', '_version', '_elapsed', '_website']);

export function isReserved(name: string): boolean {
  return names.has(name);
}

/** Reads the reserved fields; one that can't be used counts as none, and for the draft's key this is reported. */
export function readReserved(fields: Record<string, unknown>): Reserved & { brokenKey: boolean } {
  const { _key, _version, _website } = fields;
  const keyed = _key !== undefined && _key !== null && _key !== '';
  const key = typeof _key === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(_key) ? _key : null;
  return {
    key,
    brokenKey: keyed && key === null,
    version: typeof _version === 'string' && /^[0-9a-f]{12}$/.test(_version) ? _version : null,
    trapped: _website !== undefined && _website !== null && _website !== '',
  };
}
