import { isUse } from '../../core/content/shared-sections.ts';
import type { Refused } from '../../core/edits/text-edit.ts';
import type { DataPath, EditAnswer, EditValue, StudioEvent } from '../protocol.ts';
import { applyEdit, valueInData } from './documents/apply-edit.ts';
import type { OpenDocument } from './documents/open-document.ts';
import { blockingErrors, documentToStep } from './pages/page-state.ts';
import { isEditable, type Workspace } from './workspace.ts';

/** A change that a page of the studio asks for. */
export interface AskedEdit {
  /** The page that is shown. */
  page: string;
  /** The file to change: the page's, or that of a shared section. */
  file: string;
  edit: EditValue;
  /** The version of the page's state. */
  version: number;
  /** The selected row, which an undo selects again. */
  row: string;
  /** Whether it is a key press in a text, which joins the last one in the history. */
  isTyped?: boolean;
  words: string;
  /** The form that is shown, with the path of its row. */
  panel?: AskedPanel;
}

export interface AskedPanel {
  file: string;
  path: DataPath;
  start: DataPath;
}

/** Changes files, one gesture after the other. */
export class Editing {
  readonly #workspace: Workspace;
  readonly #tell: (event: StudioEvent) => void;
  #running: Promise<unknown> = Promise.resolve();

  constructor(workspace: Workspace, tell: (event: StudioEvent) => void) {
    this.#workspace = workspace;
    this.#tell = tell;
  }

  edit(asked: AskedEdit): Promise<EditAnswer | Refused> {
    return this.#inTurn(async () => {
      const { documents } = this.#workspace;
      if (asked.version !== documents.version) return stale;
      if (!isEditable(asked.file))
        return { refused: `${asked.file} is neither a page nor a shared section.` };
      const document = await documents.open(asked.file);
      if ('refused' in document) return document;
      if (document.conflict) return undecided;
      const { text } = document;
      const plain = await this.#detached(asked);
      const edited = applyEdit(text, plain, this.#workspace.keyOrder(asked.file, text));
      if ('refused' in edited) return edited;
      const place = `${asked.file} ${JSON.stringify(asked.edit.kind === 'text' ? [] : asked.edit.path)}`;
      const facts = documents.facts(place, asked.row, asked.words);
      document.change(edited.text, facts, asked.isTyped ?? false);
      this.#workspace.noteChange(document);
      return this.#answer(asked.page, asked.panel, { words: asked.words });
    });
  }

  /** Takes back, or repeats, the last step of a page and its shared sections. */
  step(
    direction: 'undo' | 'redo',
    page: string,
    panel: AskedPanel | undefined,
  ): Promise<EditAnswer | Refused> {
    return this.#inTurn(async () => {
      const open = await this.#workspace.page(page);
      if ('refused' in open) return open;
      const document = documentToStep(open.documents, direction);
      if (document?.conflict) return undecided;
      const step = document?.[direction]();
      if (!document || !step) return { refused: `There is nothing to ${direction}.` };
      this.#workspace.noteChange(document);
      const verb = direction === 'undo' ? 'Undone' : 'Redone';
      return this.#answer(page, panel, { words: `${verb}: ${step.words}`, row: step.row });
    });
  }

  /** Writes the page and its shared sections, if they have no error and the files on disk are those that were read. */
  save(page: string, version: number): Promise<EditAnswer | Refused> {
    return this.#inTurn(async () => {
      const { documents } = this.#workspace;
      if (version !== documents.version) return stale;
      const open = await this.#workspace.page(page);
      if ('refused' in open) return open;
      const unsaved = open.documents.filter((document) => document.isUnsaved);
      if (unsaved.length === 0) return this.#answer(page, undefined, { words: 'Everything is saved.' });
      const { diagnostics } = await this.#workspace.check();
      const errors = blockingErrors(unsaved, diagnostics, this.#workspace.knownErrors);
      if (errors.length > 0) {
        const places = errors.slice(0, 5).map(({ file, line, message }) => `${file}:${line} ${message}`);
        const what = errors.length === 1 ? 'One error' : `${errors.length} errors`;
        return { refused: `${what} must be corrected before this is saved: ${places.join(' ')}` };
      }
      for (const document of unsaved) {
        const refused = await this.#saveOne(document);
        if (refused) return refused;
      }
      const names = unsaved.map(({ file }) => file.replace('pages-config/', ''));
      return this.#answer(page, undefined, { words: `Saved ${names.join(', ')}.` });
    });
  }

  /** Decides a conflict with the file on disk. */
  decide(page: string, file: string, side: 'mine' | 'theirs'): Promise<EditAnswer | Refused> {
    return this.#inTurn(async () => {
      const document = await this.#workspace.documents.open(file);
      if ('refused' in document) return document;
      const words = side === 'mine' ? 'Your version stays' : 'The version on disk was taken';
      document.decide(side, this.#workspace.documents.facts(file, '', words));
      this.#workspace.noteChange(document);
      return this.#answer(page, undefined, { words: `${words}.` });
    });
  }

  /** Takes a change on disk: it is merged with unsaved work, if that is possible. */
  follow(file: string): Promise<void> {
    return this.#inTurn(async () => {
      const { documents } = this.#workspace;
      const document = documents.get(file);
      const disk = document && (await documents.readDisk(file));
      if (!document || typeof disk !== 'string') return this.#workspace.content.reload();
      const facts = documents.facts(file, '', 'Change on disk');
      const result = document.follow(disk, facts, this.#workspace.placedIn(file));
      if (result === undefined) return;
      this.#workspace.noteChange(document);
      this.#workspace.content.reload();
      const words = followWords[result].replace('FILE', file.replace('pages-config/', ''));
      this.#tell({ kind: 'disk', files: [file], words, version: documents.version });
    });
  }

  /** The state of a page, with the sections that have changed since it was shown. */
  refresh(page: string, panel: AskedPanel | undefined): Promise<EditAnswer | Refused> {
    return this.#inTurn(() => this.#answer(page, panel, { words: '' }));
  }

  /** A shared section that becomes the page's own is set as it is now, with all its values. */
  async #detached({ file, edit }: AskedEdit): Promise<EditValue> {
    if (edit.kind !== 'detach') return edit;
    const open = await this.#workspace.page(file);
    if ('refused' in open) return edit;
    const own = valueInData(open.page.written, edit.path);
    const filled = valueInData(open.page.data, edit.path);
    return isUse(own) && filled !== undefined ? { kind: 'set', path: edit.path, value: filled } : edit;
  }

  async #saveOne(document: OpenDocument): Promise<Refused | undefined> {
    const refused = await this.#workspace.documents.save(document);
    if (refused) {
      const disk = await this.#workspace.documents.readDisk(document.file);
      if (typeof disk === 'string') {
        const facts = this.#workspace.documents.facts(document.file, '', 'Change on disk');
        const followed = document.follow(disk, facts, this.#workspace.placedIn(document.file));
        if (followed === undefined) return refused;
        this.#workspace.noteChange(document);
        if (followed === 'merged')
          return {
            refused: `${refused.refused} Both changes are merged now: look at the page, and save again.`,
          };
      }
      return refused;
    }
    this.#workspace.content.close(document.file);
    return undefined;
  }

  async #answer(
    page: string,
    panel: AskedPanel | undefined,
    more: { words: string; row?: string },
  ): Promise<EditAnswer | Refused> {
    const open = await this.#workspace.page(page);
    if ('refused' in open) return open;
    const patches = await this.#workspace.canvas.patches(open.page, this.#workspace.now());
    const form = panel && (await this.#workspace.panel(panel.file, panel.path, panel.start));
    return {
      state: this.#workspace.pageState(open),
      ...(patches && { patches }),
      ...(form && { panel: form }),
      ...more,
    };
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = this.#running.then(work);
    this.#running = next.catch(() => undefined);
    return next;
  }
}

const stale: Refused = { refused: 'The page has changed meanwhile: it is shown again as it is now.' };
const undecided: Refused = {
  refused: 'The file has changed on disk too: choose your version or the other one first.',
};

const followWords = {
  read: 'FILE has changed on disk, and is shown as it is now.',
  merged: 'FILE has changed on disk: both changes are merged.',
  conflict: 'FILE has changed on disk in the same place: choose a version.',
};
