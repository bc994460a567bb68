import type { MediaFile } from 'pagewright/content';
import type { WrittenSupplement } from '../../content/written-parts.ts';
import { withoutEmpty } from './without-empty.ts';

/** A supplementary file of a paper, next to it. */
export interface SupplementRecord {
  label: string;
  description?: string;
  path: string;
  url: string;
  /** Its media type. */
  type: string;
  bytes?: number;
}

/** A supplementary file with its address, type and size, for the paper's page and exports. */
export function supplementRecord(
  { label, description, file }: WrittenSupplement,
  siteUrl: string,
  files: ReadonlyMap<string, MediaFile>,
): SupplementRecord {
  return withoutEmpty<SupplementRecord>({
    label,
    description,
    path: `/${file}`,
    url: `${siteUrl}/${file}`,
    type: types[/[^.]+$/.exec(file)?.[0] ?? ''] ?? 'application/octet-stream',
    bytes: files.get(file)?.bytes,
  });
}

const office = 'application/vnd.openxmlformats-officedocument';

/** The files that a site may offer for download. */
const types: Record<string, string> = {
  csv: 'text/csv',
  docx: `${office}.wordprocessingml.document`,
  pdf: 'application/pdf',
  tex: 'application/x-tex',
  txt: 'text/plain',
  xlsx: `${office}.spreadsheetml.sheet`,
  zip: 'application/zip',
};
