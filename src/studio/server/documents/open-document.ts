import { mergeVersions, type PlacedIn } from 'pagewright/compare';
import { type JsonSource, readJson } from 'pagewright/json';
import type { DiskConflict } from '../../protocol.ts';
import { addStep, redoStep, undoStep, type History, type Step, type StepFacts } from './history.ts';

/** An edited file: its text in memory, the text on disk that it is based on, and its history. */
export class OpenDocument {
  readonly file: string;
  #text: string;
  #base: string;
  #history: History;
  #conflict: DiskConflict | undefined;
  #source: JsonSource | undefined;

  /** @param base the text on disk @param text with unsaved changes. Default: the same */
  constructor(file: string, base: string, text = base, history: History = { done: [], undone: [] }) {
    this.file = file;
    this.#base = base;
    this.#text = text;
    this.#history = history;
  }

  get text(): string {
    return this.#text;
  }

  /** The parsed text. */
  get source(): JsonSource {
    if (this.#source?.text !== this.#text) this.#source = readJson({ path: this.file, text: this.#text });
    return this.#source;
  }

  /** The text on disk when it was read or saved last. */
  get base(): string {
    return this.#base;
  }

  get history(): History {
    return this.#history;
  }

  /** The differing version on disk, if it could not be merged. */
  get conflict(): DiskConflict | undefined {
    return this.#conflict;
  }

  get isUnsaved(): boolean {
    return this.#text !== this.#base;
  }

  /** Sets a new text, as a step that can be undone. @param isTyped whether it is a key press in a text */
  change(text: string, facts: StepFacts, isTyped: boolean): void {
    if (text === this.#text) return;
    this.#history = addStep(this.#history, this.#text, text, facts, isTyped);
    this.#text = text;
  }

  /** @returns the step that was undone; undefined if there is none */
  undo(): Step | undefined {
    return this.#take(undoStep(this.#history, this.#text));
  }

  /** @returns the step that was redone; undefined if there is none */
  redo(): Step | undefined {
    return this.#take(redoStep(this.#history, this.#text));
  }

  /** Records that the text is now on disk. */
  saved(): void {
    this.#base = this.#text;
    this.#conflict = undefined;
  }

  /**
   * Applies a change on disk: it is merged with unsaved changes if they concern other values.
   * @returns the result; undefined if the text on disk is unchanged
   */
  follow(disk: string, facts: StepFacts, placedIn: PlacedIn): 'read' | 'merged' | 'conflict' | undefined {
    if (disk === this.#base) return undefined;
    if (disk === this.#text || !this.isUnsaved) {
      this.#base = disk;
      this.#conflict = undefined;
      this.change(disk, facts, false);
      return 'read';
    }
    const merged = mergeVersions(this.#base, this.#text, disk, placedIn);
    if ('text' in merged) {
      this.#base = disk;
      this.#conflict = undefined;
      this.change(merged.text, facts, false);
      return 'merged';
    }
    this.#conflict = { mine: this.#text, theirs: disk, descriptions: merged.conflicts };
    return 'conflict';
  }

  /** Decides a conflict: either my text stays, unsaved, or theirs is used, as a step that can be undone. */
  decide(side: 'mine' | 'theirs', facts: StepFacts): void {
    if (!this.#conflict) return;
    const { theirs } = this.#conflict;
    this.#base = theirs;
    this.#conflict = undefined;
    if (side === 'theirs') this.change(theirs, facts, false);
  }

  #take(result: ReturnType<typeof undoStep>): Step | undefined {
    if (!result) return undefined;
    this.#text = result.text;
    this.#history = result.history;
    return result.step;
  }
}
