import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { ImportModule } from '../code/import-module.ts';
import type { OutputFile } from '../media/outputs.ts';
import { contentHash } from '../cache/file-hashes.ts';
import type { Roots } from '../roots.ts';
import { codeDiagnostic } from './code-diagnostic.ts';
import { LiveContent, type ContentChange, type ContentState } from './live-content.ts';
import { Preview } from './preview/preview.ts';
import type { LastValid } from './preview/preview.ts';

/** Options for validating pages that are already shown, because there are many. */
export interface DeferredValidation {
  /** Validation starts after this promise: it takes seconds, during which requests are slow. */
  after: Promise<void>;
  /** Called when there may be new diagnostics, or with the error if validation has failed. */
  done: (failure?: unknown) => void;
}

/**
 * The current content. After each change only changed files are read and validated. The last valid state is
 * cached, and shown if the current one can't be. If there is much to validate, pages are shown before it is
 * done.
 */
export class LiveSite {
  readonly #roots: Roots;
  readonly #content: LiveContent;
  readonly #deferred: DeferredValidation;
  readonly #lastValid: LastValid = { files: new Map(), paths: new Set() };
  /** Files of earlier states, which open pages may still request. */
  readonly #outputs = new Map<string, OutputFile>();
  #state: ContentState | undefined;
  /** The preview of the current state, as long as nothing else affects it. */
  #shown: Preview | undefined;
  #current: Promise<Preview>;
  /** Whether results may be saved: only while the running code is the code on disk. */
  #maySave = true;
  #isChecking = false;

  /**
   * @param deferred when to validate pages that are already shown, and a callback. Default: at once, without a
   *   callback
   */
  constructor(roots: Roots, importModule: ImportModule, deferred: Partial<DeferredValidation> = {}) {
    this.#roots = roots;
    this.#content = new LiveContent(roots, importModule);
    this.#deferred = { after: Promise.resolve(), done: () => undefined, ...deferred };
    // Deferred, so that the caller can start to watch for changes before anything is read.
    this.#current = Promise.resolve().then(() => this.#read({ schemas: true, code: false }));
    // Avoids an unhandled rejection: callers of `current`, which come later, get the error.
    this.#current.catch(() => undefined);
  }

  /**
   * The current content.
   * @throws Error if it can't be read, and never could
   */
  current(): Promise<Preview> {
    return this.#current;
  }

  /** A picture, film, font or download by address, as in the build. */
  async output(address: string): Promise<OutputFile | undefined> {
    const { content } = await this.#current;
    const output = content.media.outputs.get(address) ?? this.#outputs.get(address);
    if (!output || 'bytes' in output) return output;
    const amend = (await content.amendments()).get(address.slice(1));
    return amend ? { bytes: await amend(await readFile(output.file)) } : output;
  }

  /** Whether a text is the last validated version of a file. */
  async wasChecked(file: string, text: string): Promise<boolean> {
    const { site } = (await this.#current).content.project;
    const lastHash = site?.path === file ? contentHash(site.text) : this.#content.getLastHash(file);
    return lastHash === contentHash(text);
  }

  /** Reads changes. */
  reload(changed: ContentChange): Promise<Preview> {
    if (changed.schemas || changed.code) this.#maySave = false;
    this.#current = this.#current.catch(() => undefined).then(() => this.#read(changed));
    this.#current.catch(() => undefined);
    return this.#current;
  }

  async #read(changed: ContentChange): Promise<Preview> {
    const before = this.#state;
    const shownPreview = this.#shown;
    const shownDiagnostics: Diagnostic[] = [];
    try {
      this.#state = await this.#content.after(changed);
    } catch (error) {
      if (!before) throw error;
      shownDiagnostics.push(codeDiagnostic(this.#roots, error));
    }
    const { content, isChecked } = this.#state ?? before!;
    if (shownPreview && before?.content === content && shownDiagnostics.length === 0) {
      shownPreview.invalidate(changed.files ?? new Set());
      return shownPreview;
    }
    if (before)
      for (const [address, output] of before.content.media.outputs) this.#outputs.set(address, output);
    if (isChecked) this.#save();
    else void this.#check(this.#state ?? before!);
    const diagnostics = [...shownDiagnostics, ...this.#content.engineDiagnostics, ...content.diagnostics];
    for (const { file } of content.validation.pages) this.#lastValid.paths.add(file);
    const preview = new Preview(this.#roots, { ...content, diagnostics }, this.#lastValid);
    this.#shown = shownDiagnostics.length === 0 ? preview : undefined;
    return preview;
  }

  /** Validates the shown state, one state at a time; later changes are validated with the next state. */
  async #check(state: ContentState): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    await this.#deferred.after;
    await setTimeout(PAUSE);
    const failure: unknown = await this.#content.checkInThreads(state).catch((error: unknown) => error);
    this.#isChecking = false;
    // If threads have failed, the content is validated in this thread.
    const nextPreview = this.reload({ schemas: false, code: false, isToCheck: true });
    this.#deferred.done(
      failure ??
        (await nextPreview.then(
          () => undefined,
          (error: unknown) => error,
        )),
    );
  }

  #save(): void {
    if (this.#maySave) this.#content.save();
    this.#maySave = false;
  }
}

/** The pause before validation, in milliseconds, in which an open page requests the new content. */
const PAUSE = 150;
