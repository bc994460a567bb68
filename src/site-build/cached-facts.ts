import type { FileBody, FileFacts, FileHead, FileResult } from '../core/rules/file-facts.ts';
import { contentHash } from './cache/file-hashes.ts';

/** The hashes of everything on which the cached facts of a file depend. */
export interface InputHashes {
  hash: string;
  /** The hash of the shared sections, if the file uses any. */
  shared?: string;
  /** The hash of _site.json, if the page has a template, which may use it. */
  site?: string;
}

/** The small part of the facts, which every run reads: whether the file is valid, and its diagnostics. */
export interface CachedResult extends InputHashes, Partial<FileResult> {
  /** The non-ASCII characters, if there are any. */
  characters?: string;
  /** The hash of the facts that rules across files use. */
  outward: string;
  /** The content version and the shared sections with which migrations change nothing. */
  upToDate?: string;
}

/** The facts about a valid file that every build needs, with the hashes for which they are valid. */
export type CachedHead = InputHashes & { head: FileHead };
/** The facts about a valid file that only rules across files need, with the hashes for which they are valid. */
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

/**
 * Splits the facts of a file into the parts that are cached separately, because most runs read only the result.
 * @param inputs the hashes of the file and of its surroundings
 */
export function cachedFacts(facts: FileFacts, inputs: ContextHashes & { hash: string }): CachedFacts {
  const inputHashes: InputHashes = {
    hash: inputs.hash,
    ...(facts.data['template'] !== undefined && { site: inputs.site }),
    ...(facts.uses && { shared: inputs.shared }),
  };
  const { valid, moments, data, types, characters, ...body } = facts;
  const { broken, found: ruled } = body;
  const head: CachedHead = {
    ...inputHashes,
    head: { valid, ...(moments && { moments }), data, types, characters },
  };
  return {
    result: {
      ...inputHashes,
      ...(valid && { valid }),
      ...(broken.length > 0 && { broken }),
      ...(ruled.length > 0 && { found: ruled }),
      ...(moments && { moments }),
      ...(characters && { characters }),
      outward: hashOutward(facts),
    },
    head: JSON.stringify(head),
    body: JSON.stringify({ ...inputHashes, body } satisfies CachedBody),
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
