import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { versionCheck } from '../authoring/migrations/outdated.ts';
import type { ValidationCode } from '../core/validation-code.ts';
import type { FileCache } from '../core/file-cache.ts';
import type { ShowingOptions } from '../core/content/dates/showing.ts';
import { noTexts, type Texts } from '../core/content/texts.ts';
import type { ExpandTemplate } from '../core/content/valid-page.ts';
import { byPlace } from '../core/diagnostic.ts';
import { lazyValue } from '../core/lazy-value.ts';
import type { Project, ProjectFile } from '../core/project.ts';
import { validateWith, type FindOutdated, type Validation } from '../core/validate-with.ts';
import { findCode, ownRoot, writtenName } from './code/code-places.ts';
import { checkAhead } from './check/check-ahead.ts';
import { extensionNames, loadExtensions, type UsedExtension } from './extensions/load-extensions.ts';
import { loadMigrations } from './load-migrations.ts';
import { loadRules } from './load-rules.ts';
import { loadTemplates } from './load-templates.ts';
import type { SchemaSet } from '../core/schema/compose-schema.ts';
import type { ImportModule } from './code/import-module.ts';
import { engineChecks, lazyChecks } from './lazy-checks.ts';
import { nameClashes } from './code/name-clashes.ts';
import type { Roots } from './roots.ts';
import { readProject } from './read-project.ts';
import { readTexts } from './texts/read-texts.ts';
import { cachedFiles } from './cached-files.ts';
import { cacheMachineCode, cachedSchemas } from './cached-schemas.ts';
import { openCache, type BuildCache } from './cache/build-cache.ts';

/** The content of a site as read, with its diagnostics and the code that reads it. */
export interface ValidatedSite {
  project: Project;
  /** The result of validation, including the diagnostics of the engine. */
  validation: Validation;
  /** The parsed texts next to pages. */
  texts: Texts;
  extensions: UsedExtension[];
  expandTemplate: ExpandTemplate;
  /** The check of the content's versions, against the migrations of the engine, extensions and the project. */
  findOutdated: FindOutdated;
  /** Changes with everything that others may show of a file, and with the characters that fonts must have. */
  getTrace(file: string): string;
}

/** The options for reading and validating a site; each has a default for a single command. */
export interface ReadOptions {
  /** The project, if it was already read. Default: read now */
  project?: Project | undefined;
  /** The schemas of an earlier validation, if none has changed. */
  set?: SchemaSet | undefined;
  /** How templates and extensions are loaded. Default: once */
  importModule?: ImportModule | undefined;
  /** The cache, if its owner saves it. Default: opened and saved here */
  cache?: BuildCache | undefined;
  /** Whether the owner of the cache has just hashed every page. */
  isFresh?: boolean | undefined;
  /** The content that is shown. Default: all except drafts */
  showing?: Partial<ShowingOptions> | undefined;
  /** Creates the validator for the first pass, from cached results. Default: run every check. */
  createValidator?: ((known: FileCache) => ContentValidator) | undefined;
  /** Called with the characters of all pages as soon as the files are read: the fonts take longest. */
  onCharacters?: ((characters: string, project: Project) => void) | undefined;
  /** The number of threads for pages outside the cache. Default: as many as pay off */
  threads?: number | undefined;
}

/** A validator and its cache. */
export interface ContentValidator {
  checks: ValidationCode;
  fileCache: FileCache;
}

/**
 * Reads all content and validates it, with the active extensions and templates.
 * @param roots the folders of the engine and of the site
 * @param options results of earlier work, and the content to show. Default: read everything, and show no drafts
 * @returns the content with its diagnostics; errors in content are never thrown
 */
export async function validateSite(roots: Roots, options: ReadOptions = {}): Promise<ValidatedSite> {
  const cache = options.cache ?? openCache(roots);
  const { project = await readProject(roots, cache), importModule } = options;
  options.onCharacters?.(cachedFiles(cache, project, noTexts).characters(), project);
  const extensions = await loadExtensions(roots, project.site, importModule);
  const expandTemplate = await loadTemplates(
    roots,
    extensions.map(({ name }) => name),
    importModule,
  );
  const rules = await loadRules(roots, importModule);
  const findOutdated = versionCheck(await loadMigrations(roots, importModule));
  const texts = await readTexts(roots, project.texts ?? [], extensions, cache);
  const fileCache = cachedFiles(cache, project, texts, options);
  const schemas = lazyValue(async () => options.set ?? (await cachedSchemas(roots, project.schemas)));
  const { getTrace } = fileCache;
  const siteParts = { project, texts, extensions, expandTemplate, findOutdated, getTrace };
  if (options.createValidator) {
    const { checks, fileCache: validated } = options.createValidator(fileCache);
    const firstPass = {
      ...siteParts,
      rules,
      set: await schemas(),
      fileCache: validated,
      showing: options.showing,
    };
    return { ...siteParts, validation: validateWith(checks, project, firstPass) };
  }
  // Skipped for given schemas, because threads use the schemas on disk.
  if (!options.set) {
    const names = extensions.map(({ name }) => name);
    await checkAhead(roots, project, fileCache, names, schemas, options.threads);
  }
  const set = await schemas();
  const validation = validateWith(lazyChecks, project, {
    expandTemplate,
    extensions,
    rules,
    set,
    fileCache,
    texts,
    showing: options.showing,
    findOutdated,
  });
  const engineDiagnostics = fileCache.engineDiagnostics(() => {
    const { site } = validation;
    const code = readCode(roots);
    if (!code) return [];
    const input = { set, code, site: site?.data ?? null, expandTemplate, isOwnSchema: ownSchemas(roots) };
    return [...nameClashes(roots), ...engineChecks.engineDiagnostics(input)];
  });
  fileCache.removeMissing();
  if (!options.cache) cache.save();
  cacheMachineCode();
  // If a page already shows an error of a template, the error is not repeated for the template's example.
  const messages = new Set(validation.diagnostics.map(({ message }) => message));
  const otherDiagnostics = engineDiagnostics.filter(({ message }) => !messages.has(message));
  const diagnostics = [...validation.diagnostics, ...otherDiagnostics].sort(byPlace);
  return { ...siteParts, validation: Object.assign(validation, { diagnostics }) };
}

/** Examples are tried where their schema is developed: those of the engine and its extensions not for each site. */
function ownSchemas(roots: Roots): (file: string) => boolean {
  return (file) => existsSync(path.join(ownRoot(roots), file));
}

/**
 * The code of sections, templates and widgets, as text; undefined if there are only schemas, as in tests of
 * validation.
 */
function readCode(roots: Roots): ProjectFile[] | undefined {
  const components = findCode(roots, 'src/{,*/}sections/*/{,variants/}*.tsx');
  if (components.length === 0) return undefined;
  const folders = ['src', ...extensionNames(roots).map((name) => `src/${name}`)];
  const templates = findCode(roots, ...folders.map((folder) => `${folder}/templates/*.ts`));
  const widgets = findCode(roots, 'src/forms/widgets/*-widget.tsx');
  return [...components, ...templates, ...widgets].map(({ root, path: file }) => ({
    path: writtenName(file),
    text: readFileSync(path.join(root, file), 'utf8'),
  }));
}
