import { validateFile, referencesIn, type FileCheck } from '../../core/validate-file.ts';
import type { ValidationCode } from '../../core/validation-code.ts';
import { withShared } from '../../core/content/shared-sections.ts';
import type { JsonObject } from '../../core/content/valid-page.ts';
import { emptyFileCache } from '../../core/file-cache.ts';
import { readJson } from '../../core/json/json-source.ts';
import type { ProjectFile } from '../../core/project.ts';
import { nameOfCode, type FileFacts } from '../../core/rules/file-facts.ts';
import type { ContentValidator } from '../validate-site.ts';

/** Validates only by schema, so that thousands of pages are shown before they are fully validated. */
export function schemaOnlyValidator(): ContentValidator {
  // Neither rules across files nor migrations run.
  const fileCache = { ...emptyFileCache(), acrossFiles: () => [], isUpToDate: () => true };
  return { checks: schemaOnlyChecks, fileCache };
}

/** Pages that match their schema are accepted. All other files, which are few, are fully validated. */
const schemaOnlyChecks: ValidationCode = {
  checkFile: (file, kind, route, check) =>
    (kind === 'page' && schemaOnlyFacts(file, check)) || validateFile(file, kind, route, check),
  referencesIn,
  runRules: () => [],
};

/** @returns undefined for a page that breaks its schema */
function schemaOnlyFacts(file: ProjectFile, { set, shared }: FileCheck): FileFacts | undefined {
  const source = withShared(readJson(file), shared);
  if (source.diagnostics.length > 0 || !set.validators.page?.(source.data)) return undefined;
  const { sections, ...data } = source.data as JsonObject;
  const list: unknown[] = Array.isArray(sections) ? sections : [];
  return {
    valid: true,
    readable: true,
    opaque: false,
    data,
    types: [...new Set(list.map(nameOfCode))],
    // Only full validation collects the characters, for the fonts.
    characters: '',
    templateDiagnostics: [],
    broken: [],
    found: [],
    links: [],
    addresses: [],
    ids: [],
    images: [],
    films: [],
    downloads: [],
    forms: [],
    collections: [],
  };
}
