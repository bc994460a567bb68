import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { History } from './history.ts';
import type { OpenDocument } from './open-document.ts';
import { writeAtomically } from './write-file.ts';

/** An unsaved text, as it is stored. */
export interface StoredDraft {
  file: string;
  /** The text on disk that it is based on. */
  base: string;
  text: string;
  history: History;
}

/**
 * Unsaved texts in the data folder, one file each. A crash loses at most the text that was typed in the last
 * `DELAY`.
 */
export class DraftStore {
  readonly #folder: string;
  readonly #waiting = new Map<string, NodeJS.Timeout>();
  #writing: Promise<void> = Promise.resolve();
  readonly #fail: (error: unknown) => void;

  /**
   * @param dataFolder the data folder of the site
   * @param siteFolder its folder, because several sites may share one data folder
   * @param fail called if a draft can't be written
   */
  constructor(dataFolder: string, siteFolder: string, fail: (error: unknown) => void) {
    this.#folder = path.join(dataFolder, 'studio', digest(path.resolve(siteFolder)).slice(0, 12));
    this.#fail = fail;
  }

  /** All stored drafts. A damaged file is ignored. */
  read(): StoredDraft[] {
    mkdirSync(this.#folder, { recursive: true });
    const names = readdirSync(this.#folder).filter((name) => name.endsWith('.json'));
    return names.flatMap((name) => {
      try {
        const draft = JSON.parse(readFileSync(path.join(this.#folder, name), 'utf8')) as StoredDraft;
        return typeof draft.text === 'string' && typeof draft.base === 'string' ? [draft] : [];
      } catch (error) {
        this.#fail(error);
        return [];
      }
    });
  }

  /** Stores the unsaved text of a document soon, or removes that of a saved one. */
  note(document: OpenDocument): void {
    const { file } = document;
    if (this.#waiting.has(file)) return;
    const timer = setTimeout(() => this.#begin(document), DELAY);
    this.#waiting.set(file, timer);
  }

  /** Stores everything now. */
  async flush(documents: Iterable<OpenDocument>): Promise<void> {
    for (const document of documents) if (this.#waiting.has(document.file)) this.#begin(document);
    await this.#writing;
  }

  #begin(document: OpenDocument): void {
    clearTimeout(this.#waiting.get(document.file));
    this.#waiting.delete(document.file);
    this.#writing = this.#writing.then(() => this.#write(document)).catch(this.#fail);
  }

  async #write({ file, base, text, history, isUnsaved }: OpenDocument): Promise<void> {
    const place = path.join(this.#folder, `${digest(file).slice(0, 24)}.json`);
    if (!isUnsaved) return rm(place, { force: true });
    const draft: StoredDraft = { file, base, text, history };
    mkdirSync(this.#folder, { recursive: true });
    await writeAtomically(place, JSON.stringify(draft));
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The delay of a write in milliseconds. */
const DELAY = 300;
