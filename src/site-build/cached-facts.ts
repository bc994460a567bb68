import type { FileBody, FileFacts, FileHead, Verdict } from '../core/rules/file-facts.ts';
import { contentHash } from './cache/file-hashes.ts';

export interface KnownFile {
  /** Of its content. */
  hash: string;
  /** Of the shared sections, where the file uses any. */
  shared?: string;
  /** Of the site's file, where the page has a template, which may take from it. */
  site?: string;
}

export interface CachedVerdict extends KnownFile, Partial<Verdict> {
  /** Those beyond ASCII, where there are any. */
  characters?: string;
  /** Of the facts that rules across files look at. */
  outward: string;
  /** From which version of the content, and beside which shared sections, migrations find nothing to change in it. */
  upToDate?: string;
}

export type CachedHead = KnownFile & { head: FileHead };
export type CachedBody = KnownFile & { body: FileBody };

/** What of a file is kept for later runs; what is large as JSON, in which it is written. */
export interface CachedFacts {
  verdict: CachedVerdict;
  /** A CachedHead. */
  head: string;
  /** A CachedBody. */
  body: string;
}

/** What stands for the content of the site's file, and for that of the shared sections. */
export interface Beside {
  site: string;
  shared: string;
}

/** @param of what stands for the contents that the facts follow from */
export function cachedFacts(found: FileFacts, of: Beside & { hash: string }): CachedFacts {
  const from: KnownFile = {
    hash: of.hash,
    ...(found.data['template'] !== undefined && { site: of.site }),
    ...(found.uses && { shared: of.shared }),
  };
  const { valid, moments, data, types, characters, ...body } = found;
  const { broken, found: ruled } = body;
  const head: CachedHead = { ...from, head: { valid, ...(moments && { moments }), data, types, characters } };
  return {
    verdict: {
      ...from,
      ...(valid && { valid }),
      ...(broken.length > 0 && { broken }),
      ...(ruled.length > 0 && { found: ruled }),
      ...(moments && { moments }),
      ...(characters && { characters }),
      outward: outwardOf(found),
    },
    head: JSON.stringify(head),
    body: JSON.stringify({ ...from, body } satisfies CachedBody),
  };
}

/** A file's own faults and its characters are nothing that other files depend on. */
function outwardOf({
  broken: _broken,
  found: _found,
  characters: _characters,
  ...outward
}: FileFacts): string {
  return contentHash(JSON.stringify(outward));
}
