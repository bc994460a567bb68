import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { ImportModule } from '../code/import-module.ts';
import type { Output } from '../media/outputs.ts';
import { contentHash } from '../cache/file-hashes.ts';
import type { Roots } from '../roots.ts';
import { codeFault } from './code-fault.ts';
import { LiveContent, type Change, type ContentState } from './live-content.ts';
import { Preview } from './preview.ts';
import type { Memory } from './preview.ts';

/** How pages are checked that were shown before that, because they are many. */
export interface LateCheck {
  /** What the check waits for: it takes seconds, in which little else is answered. */
  after: Promise<void>;
  /** Is told when there may be faults to show, and what has failed on the way. */
  done: (failure?: unknown) => void;
}

/**
 * The content as it is now. At each change only what has changed is read and checked. What was right before is remembered,
 * to be shown where what came after can't be. Where much is to be checked, pages are shown before that.
 */
export class LiveSite {
  readonly #roots: Roots;
  readonly #content: LiveContent;
  readonly #late: LateCheck;
  readonly #memory: Memory = { files: new Map(), paths: new Set() };
  /** What earlier contents have put out: open pages may still ask for it. */
  readonly #outputs = new Map<string, Output>();
  #state: ContentState | undefined;
  /** What shows it, unless it shows something else besides. */
  #shown: Preview | undefined;
  #current: Promise<Preview>;
  /** Whether what was found out may be kept: only while the code that runs is the code that lies there. */
  #isToSave = true;
  #isChecking = false;

  /** @param late when pages are checked that are shown before that, and who is told; at once and nobody unless told */
  constructor(roots: Roots, importModule: ImportModule, late: Partial<LateCheck> = {}) {
    this.#roots = roots;
    this.#content = new LiveContent(roots, importModule);
    this.#late = { after: Promise.resolve(), done: () => undefined, ...late };
    // Whoever made it may begin to listen for changes before anything is read.
    this.#current = Promise.resolve().then(() => this.#read({ schemas: true, code: false }));
    // Whoever asks is told; nobody has asked yet.
    this.#current.catch(() => undefined);
  }

  /** The content of now. @throws when it can't be read, and never could */
  current(): Promise<Preview> {
    return this.#current;
  }

  /** A picture, film, font or download, by its address; as the build hands it out. */
  async output(address: string): Promise<Output | undefined> {
    const { content } = await this.#current;
    const output = content.media.outputs.get(address) ?? this.#outputs.get(address);
    if (!output || 'bytes' in output) return output;
    const amend = (await content.amendments()).get(address.slice(1));
    return amend ? { bytes: await amend(await readFile(output.file)) } : output;
  }

  /** Whether a text is what was checked last under a file's name. */
  async wasChecked(file: string, text: string): Promise<boolean> {
    const { site } = (await this.#current).content.project;
    const checked = site?.path === file ? contentHash(site.text) : this.#content.lastHashOf(file);
    return checked === contentHash(text);
  }

  /** Looks for what has changed. */
  reload(changed: Change): Promise<Preview> {
    if (changed.schemas || changed.code) this.#isToSave = false;
    this.#current = this.#current.catch(() => undefined).then(() => this.#read(changed));
    this.#current.catch(() => undefined);
    return this.#current;
  }

  async #read(changed: Change): Promise<Preview> {
    const before = this.#state;
    const shown = this.#shown;
    const faults: Diagnostic[] = [];
    try {
      this.#state = await this.#content.after(changed);
    } catch (error) {
      if (!before) throw error;
      faults.push(codeFault(this.#roots, error));
    }
    const { content, isChecked } = this.#state ?? before!;
    if (shown && before?.content === content && faults.length === 0) {
      shown.forget(changed.files ?? new Set());
      return shown;
    }
    if (before)
      for (const [address, output] of before.content.media.outputs) this.#outputs.set(address, output);
    if (isChecked) this.#save();
    else void this.#check(this.#state ?? before!);
    const diagnostics = [...faults, ...this.#content.engineFaults, ...content.diagnostics];
    for (const { file } of content.validation.pages) this.#memory.paths.add(file);
    const preview = new Preview(this.#roots, { ...content, diagnostics }, this.#memory);
    this.#shown = faults.length === 0 ? preview : undefined;
    return preview;
  }

  /** Checks what is shown unchecked, one state at a time: what comes meanwhile is checked with the next one. */
  async #check(state: ContentState): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    await this.#late.after;
    await setTimeout(PAUSE);
    const failure: unknown = await this.#content.checkApart(state).catch((error: unknown) => error);
    this.#isChecking = false;
    // Where threads have failed, the content is checked here.
    const checked = this.reload({ schemas: false, code: false, isToCheck: true });
    this.#late.done(
      failure ??
        (await checked.then(
          () => undefined,
          (error: unknown) => error,
        )),
    );
  }

  #save(): void {
    if (this.#isToSave) this.#content.save();
    this.#isToSave = false;
  }
}

/** In milliseconds: an open page asks for what is new before that. */
const PAUSE = 150;
