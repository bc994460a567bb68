import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Checks } from '../core/checks.ts';
import type { FileMemory } from '../core/file-memory.ts';
import type { Showing } from '../core/content/dates/showing.ts';
import type { Texts } from '../core/content/texts.ts';
import type { ExpandTemplate } from '../core/content/valid-page.ts';
import { byPlace } from '../core/diagnostic.ts';
import { lazyValue } from '../core/lazy-value.ts';
import type { Project, ProjectFile } from '../core/project.ts';
import { validateBy, type Validation } from '../core/validate.ts';
import { findCode, writtenName } from './code/code-places.ts';
import { checkAhead } from './check/check-ahead.ts';
import { extensionNames, loadExtensions, type UsedExtension } from './extensions/load-extensions.ts';
import { loadRules } from './load-rules.ts';
import { loadTemplates } from './load-templates.ts';
import type { SchemaSet } from '../core/schema/compose-schema.ts';
import type { ImportModule } from './code/import-module.ts';
import { engineChecks, lazyChecks } from './lazy-checks.ts';
import { nameClashes } from './code/name-clashes.ts';
import type { Roots } from './roots.ts';
import { readProject } from './read-project.ts';
import { readTexts } from './read-texts.ts';
import { cachedFiles } from './cached-files.ts';
import { keepMachineCode, cachedSchemas } from './cached-schemas.ts';
import { openCache, type BuildCache } from './cache/build-cache.ts';

export interface ValidatedSite {
  project: Project;
  /** Its faults are those of the engine too. */
  validation: Validation;
  /** The texts beside pages, read. */
  texts: Texts;
  extensions: UsedExtension[];
  expandTemplate: ExpandTemplate;
  /** Changes with everything that others may show of a file, and with the characters that fonts have to have. */
  traceOf(file: string): string;
}

export interface ReadOptions {
  /** What was read already; it is read now unless told. */
  project?: Project | undefined;
  /** The schemas of an earlier validation, where none has changed since. */
  set?: SchemaSet | undefined;
  /** How templates and extensions are loaded; once and for all unless told. */
  importModule?: ImportModule | undefined;
  /** What earlier runs have found out, for whoever keeps and saves it; it is opened and saved here unless told. */
  record?: BuildCache | undefined;
  /** Whether who keeps the record has looked at every page just now. */
  isLookedAt?: boolean | undefined;
  /** What of the content is on the site: all but drafts unless told. */
  showing?: Partial<Showing> | undefined;
  /** Creates the validator for the first pass, from cached results. Default: run every check. */
  judge?: ((known: FileMemory) => Judge) | undefined;
  /** Told which characters pages show, once threads have checked them and rules have yet to go across files. */
  onCharacters?: ((characters: string, project: Project) => void) | undefined;
  /** How many threads check pages of which nothing is known; as many as are worth it unless told. */
  threads?: number | undefined;
}

/** What judges content, and what it remembers. */
export interface Judge {
  checks: Checks;
  memory: FileMemory;
}

/** Reads all content and validates it, with the extensions and templates that the site uses. */
export async function validateSite(roots: Roots, options: ReadOptions = {}): Promise<ValidatedSite> {
  const record = options.record ?? openCache(roots);
  const { project = await readProject(roots, record), importModule } = options;
  const extensions = await loadExtensions(roots, project.site, importModule);
  const expandTemplate = await loadTemplates(
    roots,
    extensions.map(({ name }) => name),
    importModule,
  );
  const rules = await loadRules(roots, importModule);
  const texts = await readTexts(roots, project.texts ?? [], extensions, record);
  const memory = cachedFiles(record, project, texts, options);
  const schemas = lazyValue(async () => options.set ?? (await cachedSchemas(roots, project.schemas)));
  const { traceOf } = memory;
  const known = { project, texts, extensions, expandTemplate, traceOf };
  if (options.judge) {
    const { checks, memory: judged } = options.judge(memory);
    const judging = { ...known, rules, set: await schemas(), memory: judged, showing: options.showing };
    return { ...known, validation: validateBy(checks, project, judging) };
  }
  // In threads the schemas are those that lie there.
  if (!options.set) {
    const names = extensions.map(({ name }) => name);
    await checkAhead(roots, project, memory, names, schemas, options.threads);
  }
  if (options.onCharacters && memory.newPages().length === 0)
    options.onCharacters(memory.characters(), project);
  const set = await schemas();
  const validation = validateBy(lazyChecks, project, {
    expandTemplate,
    extensions,
    rules,
    set,
    memory,
    texts,
    showing: options.showing,
  });
  const ofEngine = memory.engineFaults(() => {
    const { site } = validation;
    const code = readCode(roots);
    if (!code) return [];
    const input = { set, code, site: site?.data ?? null, expandTemplate };
    return [...nameClashes(roots), ...engineChecks.engineFaults(input)];
  });
  memory.forgetGone();
  if (!options.record) record.save();
  keepMachineCode();
  // What a page has shown of a template need not be told again of its example.
  const told = new Set(validation.diagnostics.map(({ message }) => message));
  const more = ofEngine.filter(({ message }) => !told.has(message));
  const diagnostics = [...validation.diagnostics, ...more].sort(byPlace);
  return { ...known, validation: Object.assign(validation, { diagnostics }) };
}

/** The code of sections, templates and widgets, as text; nothing where there are schemas alone, as in tests of the validator. */
function readCode(roots: Roots): ProjectFile[] | undefined {
  const components = findCode(roots, 'src/{,*/}sections/*/{,variants/}*.tsx');
  if (components.length === 0) return undefined;
  const homes = ['src', ...extensionNames(roots).map((name) => `src/${name}`)];
  const templates = findCode(roots, ...homes.map((home) => `${home}/templates/*.ts`));
  const widgets = findCode(roots, 'src/forms/widgets/*-widget.tsx');
  return [...components, ...templates, ...widgets].map(({ root, path: file }) => ({
    path: writtenName(file),
    text: readFileSync(path.join(root, file), 'utf8'),
  }));
}
