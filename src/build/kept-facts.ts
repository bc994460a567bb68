import type { FileBody, FileFacts, FileHead, Verdict } from '../core/rules/file-facts.ts';
import { contentHash } from './record/file-hashes.ts';

export interface KnownFile {
  /** Of its content. */
  hash: string;
  /** Of the shared sections, where the file uses any. */
  shared?: string;
  /** Of the site's file, where the page has a template, which may take from it. */
  site?: string;
}

export interface KnownVerdict extends KnownFile, Partial<Verdict> {
  /** Those beyond ASCII, where there are any. */
  characters?: string;
  /** Of the facts that rules across files look at. */
  outward: string;
  /** From which version of the content, and beside which shared sections, migrations find nothing to change in it. */
  upToDate?: string;
}

export type KnownHead = KnownFile & { head: FileHead };
export type KnownBody = KnownFile & { body: FileBody };

/** What of a file is kept for later runs; what is large as JSON, in which it is written. */
export interface KeptFacts {
  verdict: KnownVerdict;
  /** A KnownHead. */
  head: string;
  /** A KnownBody. */
  body: string;
}

/** What stands for the content of the site's file, and for that of the shared sections. */
export interface Beside {
  site: string;
  shared: string;
}

/** @param of what stands for the contents that the facts follow from */
export function keptFacts(found: FileFacts, of: Beside & { hash: string }): KeptFacts {
  const from: KnownFile = {
    hash: of.hash,
    ...(found.data['template'] !== undefined && { site: of.site }),
    ...(found.uses && { shared: of.shared }),
  };
  const { valid, moments, data, types, characters, ...body } = found;
  const { broken, found: ruled } = body;
  const head: KnownHead = { ...from, head: { valid, ...(moments && { moments }), data, types, characters } };
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
    body: JSON.stringify({ ...from, body } satisfies KnownBody),
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
