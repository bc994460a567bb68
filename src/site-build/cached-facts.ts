import type { FileBody, FileFacts, FileHead, FileResult } from '../core/rules/file-facts.ts';
import { contentHash } from './cache/file-hashes.ts';

export interface InputHashes {
  hash: string;
  /** The hash of the shared sections, if the file uses any. */
  shared?: string;
  /** The hash of _site.json, if the page has a template, which may use it. */
  site?: string;
}

export interface CachedResult extends InputHashes, Partial<FileResult> {
  /** The non-ASCII characters, if there are any. */
  characters?: string;
  /** The hash of the facts that rules across files use. */
  outward: string;
  /** The content version and the shared sections with which migrations change nothing. */
  upToDate?: string;
}

export type CachedHead = InputHashes & { head: FileHead };
export type CachedBody = InputHashes & { body: FileBody };

/** The cached facts of a file; large parts stay JSON text. */
export interface CachedFacts {
  result: CachedResult;
  /** A CachedHead as JSON. */
  head: string;
  /** A CachedBody as JSON. */
  body: string;
}

/** The hashes of _site.json and of the shared sections. */
export interface ContextHashes {
  site: string;
  shared: string;
}

/** @param inputs the hashes of the file and of its surroundings */
export function cachedFacts(found: FileFacts, inputs: ContextHashes & { hash: string }): CachedFacts {
  const from: InputHashes = {
    hash: inputs.hash,
    ...(found.data['template'] !== undefined && { site: inputs.site }),
    ...(found.uses && { shared: inputs.shared }),
  };
  const { valid, moments, data, types, characters, ...body } = found;
  const { broken, found: ruled } = body;
  const head: CachedHead = { ...from, head: { valid, ...(moments && { moments }), data, types, characters } };
  return {
    result: {
      ...from,
      ...(valid && { valid }),
      ...(broken.length > 0 && { broken }),
      ...(ruled.length > 0 && { found: ruled }),
      ...(moments && { moments }),
      ...(characters && { characters }),
      outward: hashOutward(found),
    },
    head: JSON.stringify(head),
    body: JSON.stringify({ ...from, body } satisfies CachedBody),
  };
}

/** Hashes the facts that other files may depend on: not the file's own diagnostics and characters. */
function hashOutward({
  broken: _broken,
  found: _found,
  characters: _characters,
  ...outward
}: FileFacts): string {
  return contentHash(JSON.stringify(outward));
}
