import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { PlacedIn } from 'pagewright/compare';
import type { Refused } from 'pagewright/json';
import { contentPath } from './content-path.ts';
import { DraftStore } from './draft-store.ts';
import type { StepFacts } from './history.ts';
import { OpenDocument } from './open-document.ts';
import { writeProblem, writeAtomically } from './write-file.ts';

/** The edited files of a site: read from disk once, stored as drafts while unsaved, written when saved. */
export class Documents {
  readonly #site: string;
  readonly #store: DraftStore;
  readonly #open = new Map<string, OpenDocument>();
  #version = 1;
  #sequence = 0;

  /** @param siteFolder the folder of the site */
  constructor(siteFolder: string, store: DraftStore) {
    this.#site = siteFolder;
    this.#store = store;
  }

  /** The number of changes in all files. */
  get version(): number {
    return this.#version;
  }

  /** The texts of all open files, by path. */
  texts(): Map<string, string> {
    return new Map([...this.#open.values()].map(({ file, text }) => [file, text]));
  }

  all(): OpenDocument[] {
    return [...this.#open.values()];
  }

  /** The open files with unsaved changes. */
  unsaved(): OpenDocument[] {
    return [...this.#open.values()].filter((document) => document.isUnsaved);
  }

  get(file: string): OpenDocument | undefined {
    return this.#open.get(file);
  }

  /** Opens a file; it is read from disk the first time. */
  async open(file: string): Promise<OpenDocument | Refused> {
    const known = this.#open.get(file);
    if (known) return known;
    const text = await this.readDisk(file);
    if (typeof text !== 'string') return text;
    // Another request may have opened it meanwhile.
    const document = this.#open.get(file) ?? new OpenDocument(file, text);
    this.#open.set(file, document);
    return document;
  }

  /** Opens the files with drafts from an earlier run. @param placedIn names the places of conflicts */
  async restore(placedIn: (file: string) => PlacedIn): Promise<OpenDocument[]> {
    const restored: OpenDocument[] = [];
    for (const { file, base, text, history } of this.#store.read()) {
      const disk = await this.readDisk(file);
      // The text of a deleted file stays in its draft.
      if (typeof disk !== 'string') continue;
      const document = new OpenDocument(file, base, text, history);
      document.follow(disk, this.facts(file, '', 'Change on disk'), placedIn(file));
      this.#open.set(file, document);
      this.#sequence = Math.max(this.#sequence, ...history.done.map(({ sequence }) => sequence));
      restored.push(document);
    }
    return restored;
  }

  /** Records a change of a document: the version increases, and its draft is written soon. */
  changed(document: OpenDocument): void {
    this.#version++;
    this.#store.note(document);
  }

  /** The facts of a new step. @param place the changed value @param row the selected row */
  facts(place: string, row: string, description: string): StepFacts {
    this.#sequence++;
    return { place, row, description, at: Date.now(), sequence: this.#sequence };
  }

  /**
   * Writes a document to its file, if the file has not changed since it was read.
   * @returns the reason if that is impossible; the document then stays unsaved
   */
  async save(document: OpenDocument): Promise<Refused | undefined> {
    const { file, base, text } = document;
    const place = contentPath(this.#site, file);
    if (place === undefined) return { refused: `${file} is not a file of the content.` };
    const disk = await this.readDisk(file);
    if (typeof disk !== 'string') return disk;
    if (disk !== base) return { refused: `${file} has changed on disk meanwhile.` };
    try {
      await writeAtomically(place, text);
    } catch (error) {
      return { refused: writeProblem(file, error) };
    }
    document.saved();
    this.changed(document);
    return undefined;
  }

  /** Reads a file of the content. */
  async readDisk(file: string): Promise<string | Refused> {
    const place = contentPath(this.#site, file);
    if (place === undefined) return { refused: `${file} is not a file of the content.` };
    if (!existsSync(place)) return { refused: `${file} is gone.` };
    const bytes = await readFile(place);
    const text = bytes.toString('utf8');
    // Writing the file would change bytes that are not valid UTF-8.
    if (!Buffer.from(text).equals(bytes)) return { refused: `${file} is not written in UTF-8.` };
    return text;
  }

  /** Writes all drafts now. */
  async flush(): Promise<void> {
    await this.#store.flush(this.#open.values());
  }
}
