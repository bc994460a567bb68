/** What a browser sends beside the answers; it reaches neither the validation nor the stored answers. */
export interface Reserved {
  /** The key that was made with the draft: the same key is the same submission. */
  key: string | null;
  /** The version of the form that the visitor saw. */
  version: string | null;
  /** How many milliseconds the form was in view. */
  elapsed: number | null;
  /** Whether the field that people don't see was filled in. */
  trapped: boolean;
}

const names = new Set(['_key', '_version', '_elapsed', '_website']);

export function isReserved(name: string): boolean {
  return names.has(name);
}

/** Reads the reserved keys; a key in no usable form counts as none, except the draft's, which is then reported. */
export function readReserved(fields: Record<string, unknown>): Reserved & { brokenKey: boolean } {
  const { _key, _version, _elapsed, _website } = fields;
  const elapsed = typeof _elapsed === 'string' && _elapsed.trim() !== '' ? Number(_elapsed) : _elapsed;
  const keyed = _key !== undefined && _key !== null && _key !== '';
  const key = typeof _key === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(_key) ? _key : null;
  return {
    key,
    brokenKey: keyed && key === null,
    version: typeof _version === 'string' && /^[0-9a-f]{12}$/.test(_version) ? _version : null,
    elapsed: typeof elapsed === 'number' && Number.isFinite(elapsed) ? elapsed : null,
    trapped: _website !== undefined && _website !== null && _website !== '',
  };
}
