import { formDrift, formTranslatedNow } from '../../authoring/compare/form-drift.ts';
import {
  translatedNow,
  translationDrift,
  type DriftedPart,
  type TranslatedParts,
} from '../../authoring/compare/translation-drift.ts';
import { withShared } from '../../core/content/shared-sections.ts';
import type { JsonObject } from '../../core/content/valid-page.ts';
import { parseTranslation } from '../../core/page/routes.ts';
import type { WrittenContent, WrittenFile } from '../../authoring/references/written-content.ts';
import { sha256 } from '../../site-build/sha256.ts';

/** A translated page or form, with its original. */
export interface Translation {
  language: string;
  page: WrittenFile;
  original: WrittenFile;
  /** The data of both, with shared sections filled in, because readers see those too. */
  data: { page: JsonObject; original: JsonObject };
}

/** The translations of a site that have an original, in file order: those that can be outdated. */
export function translationsIn({ files, shared }: Pick<WrittenContent, 'files' | 'shared'>): Translation[] {
  const sections = new Map([...shared].map(([id, { references }]) => [id, references.source]));
  const getData = ({ references }: WrittenFile) =>
    (withShared(references.source, sections).data ?? {}) as JsonObject;
  const filesByPath = new Map(files.map((file) => [file.file, file]));
  return files.flatMap((page): Translation[] => {
    const translation = parseTranslation(page.file);
    const original = translation && filesByPath.get(translation.original);
    if (!original || (page.kind !== 'page' && page.kind !== 'translation')) return [];
    const data = { page: getData(page), original: getData(original) };
    return [{ language: translation.language, page, original, data }];
  });
}

/** The outdated parts of a translation. */
export function driftIn({ page, data }: Translation): DriftedPart[] {
  const drift = page.kind === 'translation' ? formDrift : translationDrift;
  return drift(data.original, data.page, sha256);
}

/** The fingerprints that a translation notes when it is up to date. */
export function currentFingerprints({ page, data }: Translation): TranslatedParts | FormTranslated {
  const getFingerprints = page.kind === 'translation' ? formTranslatedNow : translatedNow;
  return getFingerprints(data.original, data.page, sha256);
}

type FormTranslated = ReturnType<typeof formTranslatedNow>;

/** The file of the two that is unreadable, if any: then the state of the translation is unknown. */
export function findUnreadable({ page, original }: Translation): WrittenFile | undefined {
  return [original, page].find(({ references }) => references.source.diagnostics.length > 0);
}
