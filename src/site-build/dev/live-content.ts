import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Project, ProjectFile } from '../../core/project.ts';
import { checkNewPages, hasManyNewPages, MAX_PAGES_AT_ONCE } from '../check/first-pass.ts';
import type { ImportModule } from '../code/import-module.ts';
import { loadPreview, type PreviewContent } from '../load-preview.ts';
import { readProject } from '../read-project.ts';
import { openCache, type BuildCache } from '../cache/build-cache.ts';
import { cachedSchemas } from '../cached-schemas.ts';
import type { Roots } from '../roots.ts';
import { validSchemas, type ValidSchemas } from '../valid-schemas.ts';
import { validateSite, type ReadOptions } from '../validate-site.ts';
import { schemaOnlyValidator } from '../check/schema-only-validator.ts';
import { changedFilesValidator } from './changed-files-validator.ts';
import { WatchedFiles } from './watched-files.ts';
import { onlyTextsChanged } from './only-texts-changed.ts';

/** The changes since the last state. */
export interface ContentChange {
  /** Whether a schema has changed: compiling schemas takes longer than everything else. */
  schemas: boolean;
  /** Whether code of a template or an extension has changed. */
  code: boolean;
  /** The changed content files, by path from the site's root. Default: any may have changed */
  files?: ReadonlySet<string>;
  /** Whether unvalidated pages must be validated, although nothing has changed. */
  isToCheck?: boolean;
}

/** A state of the content. */
export interface ContentState extends PreviewContent {
  /** Whether all pages are validated. If there are many, they are shown before. */
  isChecked: boolean;
}

/** Reads the content again after changes, for the development server: only changed files are read and validated. */
export class LiveContent {
  readonly #roots: Roots;
  readonly #importModule: ImportModule;
  #cache: BuildCache;
  #files: WatchedFiles;
  #schemas: ValidSchemas | undefined;
  #project: Project | undefined;
  #state: ContentState | undefined;

  constructor(roots: Roots, importModule: ImportModule) {
    this.#roots = roots;
    this.#importModule = importModule;
    [this.#cache, this.#files] = watchedCache(roots);
  }

  /** The diagnostics of unusable schemas. */
  get engineDiagnostics(): readonly Diagnostic[] {
    return this.#schemas?.diagnostics ?? [];
  }

  /** The last known hash of a file. */
  getLastHash(file: string): string | undefined {
    return this.#cache.files.getLastHash(file);
  }

  /** Returns the state after a change; the same object if only texts of pages have changed. */
  async after(change: ContentChange): Promise<ContentState> {
    const before = this.#state;
    const pages = this.#project && changedPages(this.#roots.site, this.#project, change);
    if (pages ?? !change.isToCheck) this.#files.invalidate(pages?.map((file) => file.path));
    if (pages && before?.isChecked && onlyTextsChanged(before.read, this.#cache, pages)) return before;
    if (!this.#project || (!pages && !change.isToCheck))
      this.#project = await readProject(this.#roots, this.#cache);
    try {
      return (this.#state = await this.#load(change, this.#project));
    } catch (error) {
      // A failed read is repeated at the next change.
      this.#project = undefined;
      throw error;
    }
  }

  /** Validates pages outside the cache in threads, so that the next state is a validated one. */
  checkInThreads({ read: { project, extensions } }: ContentState): Promise<void> {
    return checkNewPages(this.#roots, this.#cache, project, extensions);
  }

  /** Saves the results for other commands, as long as the running code is the code on disk. */
  save(): void {
    this.#cache.save();
  }

  async #load(change: ContentChange, project: Project): Promise<ContentState> {
    // Schemas and code are inputs too, so results that depend on them are dropped; other cached results stay
    // valid.
    if ((change.schemas || change.code) && this.#schemas)
      [this.#cache, this.#files] = watchedCache(this.#roots);
    if (change.schemas || !this.#schemas)
      this.#schemas = validSchemas(await cachedSchemas(this.#roots, project.schemas), this.#schemas?.set);
    const { set } = this.#schemas;
    const createValidator = change.isToCheck ? undefined : this.#firstValidator(project, change);
    const validate = (site: ProjectFile | null) =>
      validateSite(this.#roots, {
        project: { ...project, site },
        set,
        importModule: this.#importModule,
        cache: this.#cache,
        showing: { drafts: true, isDevelopment: true },
        createValidator,
      });
    const read = await validate(project.site);
    const preview = await loadPreview(this.#roots, read, validate, this.#state);
    return { ...preview, isChecked: !createValidator };
  }

  /** Chooses a faster validator if full validation would keep the developer waiting. */
  #firstValidator(project: Project, { files }: ContentChange): ReadOptions['createValidator'] {
    if (project.pages.length <= MAX_PAGES_AT_ONCE) return undefined;
    if (hasManyNewPages(this.#cache, project))
      // Skipped for changed schemas, because threads would use the schemas on disk.
      return this.engineDiagnostics.length > 0 ? undefined : schemaOnlyValidator;
    const earlierDiagnostics = this.#state?.read.validation.diagnostics ?? [];
    return (fileCache) => changedFilesValidator(fileCache, earlierDiagnostics, files);
  }
}

/**
 * Up to this number of files, each change is reported reliably; of more, such as after a switch of branches,
 * one may be lost.
 */
const MAX_RELIABLE_CHANGES = 20;

/** The changed pages, if nothing else has changed; undefined otherwise. */
function changedPages(
  site: string,
  { pages }: Project,
  { schemas, code, files }: ContentChange,
): ProjectFile[] | undefined {
  if (schemas || code || !files || files.size === 0 || files.size > MAX_RELIABLE_CHANGES) return undefined;
  const changed = pages.filter(({ path: file }) => files.has(file));
  const doAllExist =
    changed.length === files.size && changed.every((file) => existsSync(path.join(site, file.path)));
  return doAllExist ? changed : undefined;
}

function watchedCache(roots: Roots): [BuildCache, WatchedFiles] {
  const cache = openCache(roots);
  const files = new WatchedFiles(cache.files);
  return [{ ...cache, files }, files];
}
