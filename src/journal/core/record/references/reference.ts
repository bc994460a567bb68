import type { CitedWork } from '../../../content/journal-parts.gen.ts';
import type { WrittenReference } from '../../../content/written-parts.ts';
import { withoutEmpty } from '../without-empty.ts';
import { plainWork } from './plain-work.ts';

/** A cited work: as printed, or as data. */
export interface ReferenceRecord {
  /** The reference as printed; undefined if there are data, which the build prints. */
  text?: string;
  /** The data of the work, in their plain form. */
  work?: CitedWork;
  doi?: string;
  /** Its address, if it has no DOI. */
  url?: string;
}

/** A reference in one shape, however it is written: as a text, as a text with a DOI, or as the data of a work. */
export function referenceRecord(written: WrittenReference): ReferenceRecord {
  if (typeof written === 'string') return { text: written };
  if (!('type' in written)) return written;
  const work = plainWork(written);
  const url = work.DOI === undefined ? work.URL : undefined;
  return withoutEmpty<ReferenceRecord>({ work, doi: work.DOI, url });
}

/** The address of a work: its DOI, or its URL; undefined if it has none. */
export function referenceAddress({ doi, url }: Pick<ReferenceRecord, 'doi' | 'url'>): string | undefined {
  return doi ? `https://doi.org/${doi}` : url;
}

/** The value of a reference in a paper's file. */
export function writtenReference({ text = '', work, ...places }: ReferenceRecord): WrittenReference {
  return work ?? (Object.keys(places).length > 0 ? { text, ...places } : text);
}
