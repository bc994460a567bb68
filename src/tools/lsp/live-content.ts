import { readProject } from '../../site-build/read-project.ts';
import { cachedSchemas } from '../../site-build/cached-schemas.ts';
import { openCache, type BuildCache } from '../../site-build/cache/build-cache.ts';
import type { Roots } from '../../site-build/roots.ts';
import { validSchemas, type ValidSchemas } from '../../site-build/valid-schemas.ts';
import { validateSite, type ValidatedSite } from '../../site-build/validate-site.ts';
import { byPlace, type Diagnostic } from '../../core/diagnostic.ts';
import type { Project } from '../../core/project.ts';
import type { WrittenContent } from '../../core/references/written-content.ts';
import { lastRelease, removedPages, vanishedPages } from '../check/validate/vanished-pages.ts';
import { recordWithUnsaved, withUnsaved, type Unsaved } from './unsaved.ts';
import { rememberWritten, type ReadWritten } from './remember-written.ts';

/** The content as somebody sees it who is writing it: open documents in place of their files. */
export interface LiveState extends ValidatedSite {
  /** What `validate` would tell if everything were saved now. */
  diagnostics: readonly Diagnostic[];
  /** What the documents said that were open then. */
  unsaved: Unsaved;
  /** What stands in all files. */
  content(): WrittenContent;
  /** The same for one page and everything that is no page: who asks of one place need not read a thousand pages. */
  contentOf(file: string): WrittenContent;
}

/** What is to be looked at anew. */
interface Changed {
  disk: boolean;
  schemas: boolean;
}

/**
 * Keeps the content of a site in memory while it is written. After a change only what has changed is read and checked; what
 * comes while a check runs is checked once it is done.
 */
export class LiveContent {
  readonly #roots: Roots;
  readonly #tell: (state: LiveState) => void;
  readonly #fail: (error: unknown) => void;
  readonly #unsaved = new Map<string, string>();
  readonly #written: ReadWritten = rememberWritten();
  #record: BuildCache | undefined;
  #schemas: ValidSchemas | undefined;
  #project: Project | undefined;
  #vanished: readonly Diagnostic[] = [];
  #last: LiveState | undefined;
  #waiting: Changed | undefined = { disk: true, schemas: true };
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  /**
   * @param tell told of each state once it is known
   * @param fail told what went wrong where content can't be read; the last state stays in use
   */
  constructor(roots: Roots, tell: (state: LiveState) => void, fail: (error: unknown) => void) {
    this.#roots = roots;
    this.#tell = tell;
    this.#fail = fail;
  }

  /** Takes what an open document says in place of its file. */
  write(file: string, text: string): void {
    if (this.#unsaved.get(file) === text) return;
    this.#unsaved.set(file, text);
    this.#look({ disk: false, schemas: false });
  }

  /** Takes the file on the disk again, once the document was closed. */
  close(file: string): void {
    if (this.#unsaved.delete(file)) this.reload();
  }

  /** Looks for what has changed on the disk. @param schemas whether one of them has */
  reload(schemas = false): void {
    this.#look({ disk: true, schemas });
  }

  /** The last state that is known, without waiting for a check; the first one is waited for. */
  async latest(): Promise<LiveState> {
    return this.#last ?? this.current();
  }

  /** The state of everything that has been told so far. @throws where the content could never be read */
  async current(): Promise<LiveState> {
    if (this.#waiting) this.#begin();
    await this.#running;
    if (!this.#last) throw new Error('The content can’t be read.');
    return this.#last;
  }

  #look({ disk, schemas }: Changed): void {
    const { disk: alsoDisk = false, schemas: alsoSchemas = false } = this.#waiting ?? {};
    this.#waiting = { disk: disk || alsoDisk, schemas: schemas || alsoSchemas };
    this.#timer ??= setTimeout(() => this.#begin(), PAUSE);
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const changed = this.#waiting;
    this.#waiting = undefined;
    if (!changed) return;
    this.#running = this.#running.then(async () => {
      try {
        this.#last = await this.#read(changed);
        this.#tell(this.#last);
      } catch (error) {
        // A file may have gone while it was read: the next look is at the whole disk, and at schemas that have changed.
        const schemas = changed.schemas || (this.#waiting?.schemas ?? false);
        this.#waiting = { disk: true, schemas };
        this.#fail(error);
      }
    });
  }

  async #read({ disk, schemas }: Changed): Promise<LiveState> {
    const isFirst = !this.#record;
    if (schemas || !this.#record) this.#record = openCache(this.#roots);
    const isRead = disk || !this.#project;
    this.#project = isRead ? await readProject(this.#roots, this.#record) : this.#project!;
    if (schemas || !this.#schemas) {
      const set = await cachedSchemas(this.#roots, this.#project.schemas);
      this.#schemas = validSchemas(set, this.#schemas?.set);
    }
    const unsaved = new Map(this.#unsaved);
    const { set, faults } = this.#schemas;
    const record = recordWithUnsaved(this.#record, unsaved);
    const project = withUnsaved(this.#project, unsaved);
    const site = await validateSite(this.#roots, { project, set, record });
    // What is known of the files on the disk serves the next run, too; what was typed since then does not.
    if (isFirst && unsaved.size === 0) this.#record.save();
    if (isRead) {
      const removed = await removedPages(this.#roots.site, await lastRelease(this.#roots.site));
      this.#vanished = await vanishedPages(this.#roots.site, site.validation, removed);
    }
    const diagnostics = [...site.validation.diagnostics, ...faults, ...this.#vanished].sort(byPlace);
    const hashOf = (file: string) => record.files.lastHashOf(file);
    const contentOf = (file: string) => {
      const pages = project.pages.filter(({ path }) => path === file);
      return this.#written({ ...project, pages }, set, hashOf);
    };
    const content = () => this.#written(project, set, hashOf);
    return { ...site, diagnostics, unsaved, content, contentOf };
  }
}

/** An editor tells of each key, and of a file that is saved in several ways, within milliseconds. */
const PAUSE = 30;
