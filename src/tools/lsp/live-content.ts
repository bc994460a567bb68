import { checkNewPages, hasManyNewPages } from '../../site-build/check/first-pass.ts';
import { schemaOnlyValidator } from '../../site-build/check/schema-only-validator.ts';
import { readProject } from '../../site-build/read-project.ts';
import { cachedSchemas } from '../../site-build/cached-schemas.ts';
import { openCache, type BuildCache } from '../../site-build/cache/build-cache.ts';
import type { Roots } from '../../site-build/roots.ts';
import { validSchemas, type ValidSchemas } from '../../site-build/valid-schemas.ts';
import { validateSite, type ReadOptions, type ValidatedSite } from '../../site-build/validate-site.ts';
import { byPlace, type Diagnostic } from '../../core/diagnostic.ts';
import type { Project, ProjectFile } from '../../core/project.ts';
import type { WrittenContent } from '../../authoring/references/written-content.ts';
import { lastRelease, removedPages, pagesWithoutRedirect } from '../check/validate/removed-pages.ts';
import { cacheWithUnsaved, withUnsaved, type Unsaved } from './unsaved.ts';
import { cacheParsedFiles, type ReadWritten } from './cache-parsed-files.ts';

/** The content with open documents in place of their files. */
export interface LiveState extends ValidatedSite {
  /** The diagnostics of `validate`, as if all documents were saved now. */
  diagnostics: readonly Diagnostic[];
  /** The open documents of this state. */
  unsaved: Unsaved;
  /** All files, parsed. */
  content(): WrittenContent;
  /**
   * The parsed files that one page needs, itself included, without the other pages: there may be thousands.
   */
  getContentFor(file: string): WrittenContent;
  /** Validates the same content with another `_site.json`. */
  withSite(site: ProjectFile): Promise<ValidatedSite>;
  /** Whether all pages are validated. If not, most diagnostics are missing, and another state follows. */
  isChecked: boolean;
}

export interface EditorContentOptions {
  /** The content that is shown. Default: all except drafts */
  showing?: ReadOptions['showing'];
  /**
   * Whether the first state of a site with many new pages is reported before they are validated. Default: no, so that
   * no diagnostic is missing
   */
  reportsUnchecked?: boolean;
}

/** Changes to process. */
interface PendingChange {
  rereadsDisk: boolean;
  schemas: boolean;
}

/**
 * Keeps the content of a site in memory while it is edited. After a change only changed files are read and
 * validated; changes that arrive during a validation are processed after it.
 */
export class EditorContent {
  readonly #roots: Roots;
  readonly #report: (state: LiveState) => void | Promise<void>;
  readonly #fail: (error: unknown) => void;
  readonly #options: EditorContentOptions;
  readonly #unsaved = new Map<string, string>();
  readonly #parse: ReadWritten = cacheParsedFiles();
  #cache: BuildCache | undefined;
  #schemas: ValidSchemas | undefined;
  #project: Project | undefined;
  #vanished: readonly Diagnostic[] = [];
  #last: LiveState | undefined;
  #pendingChange: PendingChange | undefined = { rereadsDisk: true, schemas: true };
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  /**
   * @param report receives each new state; `current` waits until it has ended
   * @param fail receives the error if the content can't be read; the last state stays in use
   */
  constructor(
    roots: Roots,
    report: (state: LiveState) => void | Promise<void>,
    fail: (error: unknown) => void,
    options: EditorContentOptions = {},
  ) {
    this.#roots = roots;
    this.#options = options;
    this.#report = report;
    this.#fail = fail;
  }

  /** Uses an open document in place of its file. */
  write(file: string, text: string): void {
    if (this.#unsaved.get(file) === text) return;
    this.#unsaved.set(file, text);
    this.#schedule({ rereadsDisk: false, schemas: false });
  }

  /** Uses the file on disk again, after the document was closed. */
  close(file: string): void {
    if (this.#unsaved.delete(file)) this.reload();
  }

  /** Reads changes on disk. @param schemas whether a schema has changed */
  reload(schemas = false): void {
    this.#schedule({ rereadsDisk: true, schemas });
  }

  /**
   * Returns the last state without waiting for changes; only the first state is awaited.
   * @throws Error if the content could never be read
   */
  async latest(): Promise<LiveState> {
    if (!this.#last) await this.#processChanges();
    return this.#readState();
  }

  /**
   * Returns the state with all changes so far, with all pages validated.
   * @throws Error if the content could never be read or validated
   */
  async current(): Promise<LiveState> {
    await this.#processChanges();
    if (this.#last?.isChecked === false) await this.#processChanges();
    const state = this.#readState();
    // Otherwise the studio would save and publish as if there were no errors.
    if (!state.isChecked) throw new Error('The content can’t be validated.');
    return state;
  }

  #readState(): LiveState {
    if (!this.#last) throw new Error('The content can’t be read.');
    return this.#last;
  }

  async #processChanges(): Promise<void> {
    if (this.#pendingChange) this.#begin();
    await this.#running;
  }

  #schedule({ rereadsDisk, schemas }: PendingChange): void {
    const { rereadsDisk: alsoDisk = false, schemas: alsoSchemas = false } = this.#pendingChange ?? {};
    this.#pendingChange = { rereadsDisk: rereadsDisk || alsoDisk, schemas: schemas || alsoSchemas };
    this.#timer ??= setTimeout(() => this.#begin(), PAUSE);
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const change = this.#pendingChange;
    this.#pendingChange = undefined;
    if (!change) return;
    this.#running = this.#running.then(async () => {
      try {
        this.#last = await this.#read(change);
        await this.#report(this.#last);
        if (!this.#last.isChecked) this.#schedule({ rereadsDisk: false, schemas: false });
      } catch (error) {
        // A file may have been removed while it was read. So the next run reads everything on disk again,
        // including schemas.
        const schemas = change.schemas || (this.#pendingChange?.schemas ?? false);
        this.#pendingChange = { rereadsDisk: true, schemas };
        this.#fail(error);
      }
    });
  }

  async #read({ rereadsDisk, schemas }: PendingChange): Promise<LiveState> {
    const wasChecked = this.#last?.isChecked;
    if (schemas || !this.#cache) this.#cache = openCache(this.#roots);
    const rereads = rereadsDisk || !this.#project;
    this.#project = rereads ? await readProject(this.#roots, this.#cache) : this.#project!;
    if (schemas || !this.#schemas) {
      const set = await cachedSchemas(this.#roots, this.#project.schemas);
      this.#schemas = validSchemas(set, this.#schemas?.set);
    }
    const unsaved = new Map(this.#unsaved);
    const { set, diagnostics: schemaDiagnostics } = this.#schemas;
    const cache = cacheWithUnsaved(this.#cache, unsaved);
    const project = withUnsaved(this.#project, unsaved);
    const { showing, reportsUnchecked = false } = this.#options;
    const isUnchecked =
      reportsUnchecked &&
      wasChecked === undefined &&
      schemaDiagnostics.length === 0 &&
      hasManyNewPages(this.#cache, project);
    const createValidator = isUnchecked ? schemaOnlyValidator : undefined;
    // If threads fail, the pages are validated here.
    if (this.#last?.isChecked === false)
      await checkNewPages(this.#roots, this.#cache, this.#project, this.#last.extensions).catch(this.#fail);
    const validate = (site: ProjectFile | null) =>
      validateSite(this.#roots, { project: { ...project, site }, set, cache, showing, createValidator });
    const site = await validate(project.site);
    // The facts of files on disk are cached for the next run; those of unsaved texts are not.
    if (!wasChecked && !isUnchecked && unsaved.size === 0) this.#cache.save();
    if (rereads) {
      const removed = await removedPages(this.#roots.site, await lastRelease(this.#roots.site));
      this.#vanished = await pagesWithoutRedirect(this.#roots.site, site.validation, removed);
    }
    const diagnostics = [...site.validation.diagnostics, ...schemaDiagnostics, ...this.#vanished].sort(
      byPlace,
    );
    const getHash = (file: string) => cache.files.getLastHash(file);
    const getContentFor = (file: string) => {
      const pages = project.pages.filter(({ path }) => path === file);
      return this.#parse({ ...project, pages }, set, getHash);
    };
    const content = () => this.#parse(project, set, getHash);
    return {
      ...site,
      diagnostics,
      unsaved,
      content,
      getContentFor,
      withSite: validate,
      isChecked: !isUnchecked,
    };
  }
}

/**
 * The pause before changes are read, in milliseconds: an editor reports each key press, and a saved file
 * several times in quick succession.
 */
const PAUSE = 30;
