import { createHash } from 'node:crypto';
import { formDrift, formTranslatedNow } from '../../core/compare/form-drift.ts';
import {
  translatedNow,
  translationDrift,
  type DriftedPart,
  type Translated,
} from '../../core/compare/translation-drift.ts';
import { withShared } from '../../core/content/shared-sections.ts';
import type { JsonObject } from '../../core/content/valid-page.ts';
import { parseTranslation } from '../../core/page/routes.ts';
import type { WrittenContent, WrittenFile } from '../../core/references/written-content.ts';

/** A page or the words of a form in another language than the site's own, and what it translates. */
export interface Translation {
  language: string;
  page: WrittenFile;
  original: WrittenFile;
  /** What both of them say, with the sections that they share filled in: readers see these words in either language. */
  data: { page: JsonObject; original: JsonObject };
}

/** The translations of a site whose originals are there, in the order of their files. */
export function translationsIn({ files, shared }: Pick<WrittenContent, 'files' | 'shared'>): Translation[] {
  const sections = new Map([...shared].map(([id, { references }]) => [id, references.source]));
  const dataOf = ({ references }: WrittenFile) =>
    (withShared(references.source, sections).data ?? {}) as JsonObject;
  const known = new Map(files.map((file) => [file.file, file]));
  return files.flatMap((page): Translation[] => {
    const found = parseTranslation(page.file);
    const original = found && known.get(found.original);
    if (!original || (page.kind !== 'page' && page.kind !== 'translation')) return [];
    const data = { page: dataOf(page), original: dataOf(original) };
    return [{ language: found.language, page, original, data }];
  });
}

/** The parts of a translation that lag behind. */
export function driftIn({ page, data }: Translation): DriftedPart[] {
  const drift = page.kind === 'translation' ? formDrift : translationDrift;
  return drift(data.original, data.page, sha256);
}

/** What a translation notes once it is up to date. */
export function upToDate({ page, data }: Translation): Translated | FormTranslated {
  const now = page.kind === 'translation' ? formTranslatedNow : translatedNow;
  return now(data.original, data.page, sha256);
}

type FormTranslated = ReturnType<typeof formTranslatedNow>;

/** The file of the two that can't be read: what it translates, or whether it does, nobody knows then. */
export function unreadableIn({ page, original }: Translation): WrittenFile | undefined {
  return [original, page].find(({ references }) => references.source.diagnostics.length > 0);
}

/** What a translation notes of its original begins with this. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
