import type { Refused } from 'pagewright/json';
import type { EditValue } from '../../edit-values.ts';
import { firstRow } from '../../first-row.ts';
import type { EditAnswer, StudioEvent, StudioRefusal } from '../../protocol.ts';
import { documentToStep } from '../pages/page-state.ts';
import { isEditable, type Workspace } from '../workspace.ts';
import { editText } from './edit-text.ts';
import { decideConflict, followDisk } from './follow-disk.ts';
import { pageAnswer, type RequestedPanel } from './page-answer.ts';
import { savePage } from './save-page.ts';

/** A change that the studio's page requests. */
export interface RequestedEdit {
  /** The open page. */
  page: string;
  /** The file to change: the page's, or that of a shared section. */
  file: string;
  edit: EditValue;
  /** The version of the page's state. */
  version: number;
  /** The selected row, which undo selects again. */
  row: string;
  /** Whether it is a key press in a text, which is joined with the last step of the history. */
  isTyped?: boolean;
  description: string;
  /** The visible form, with the path of its row. */
  panel?: RequestedPanel;
}

/** Changes files, one request after the other. */
export class Editing {
  readonly #workspace: Workspace;
  readonly #report: (event: StudioEvent) => void;
  #running: Promise<unknown> = Promise.resolve();

  constructor(workspace: Workspace, report: (event: StudioEvent) => void) {
    this.#workspace = workspace;
    this.#report = report;
  }

  edit(request: RequestedEdit): Promise<EditAnswer | Refused> {
    return this.#inTurn(async () => {
      const { documents } = this.#workspace;
      if (request.version !== documents.version) return stale;
      if (!isEditable(request.file)) return { refused: `${request.file} can’t be edited here.` };
      const document = await documents.open(request.file);
      if ('refused' in document) return document;
      if (document.conflict) return undecided;
      const edited = await editText(this.#workspace, document, request.edit);
      if ('refused' in edited) return edited;
      const place = `${request.file} ${JSON.stringify('path' in request.edit ? request.edit.path : [])}`;
      const facts = documents.facts(place, request.row, request.description);
      document.change(edited.text, facts, request.isTyped ?? false);
      this.#workspace.noteChange(document);
      return this.#answer(request.page, request.panel, { description: request.description });
    });
  }

  /** Undoes or redoes the last step of a page and its shared sections. */
  step(
    direction: 'undo' | 'redo',
    pageFile: string,
    panel: RequestedPanel | undefined,
  ): Promise<EditAnswer | Refused> {
    return this.#inTurn(async () => {
      const open = await this.#workspace.page(pageFile);
      if ('refused' in open) return open;
      const document = documentToStep(open.documents, direction);
      if (document?.conflict) return undecided;
      const step = document?.[direction]();
      if (!document || !step) return { refused: `There is nothing to ${direction}.` };
      this.#workspace.noteChange(document);
      const verb = direction === 'undo' ? 'Undone' : 'Redone';
      return this.#answer(pageFile, panel, { description: `${verb}: ${step.description}`, row: step.row });
    });
  }

  /** Writes the page and its shared sections, if they have no error and the files on disk have not changed. */
  save(pageFile: string, version: number): Promise<EditAnswer | Refused> {
    return this.#inTurn(async () => {
      if (version !== this.#workspace.documents.version) return stale;
      const saved = await savePage(this.#workspace, pageFile);
      return 'refused' in saved ? saved : this.#answer(pageFile, undefined, saved);
    });
  }

  /** Decides a conflict with the file on disk. */
  decide(pageFile: string, file: string, side: 'mine' | 'theirs'): Promise<EditAnswer | Refused> {
    return this.#inTurn(async () => {
      const decided = await decideConflict(this.#workspace, file, side);
      return 'refused' in decided ? decided : this.#answer(pageFile, undefined, decided);
    });
  }

  /** Applies a change on disk: it is merged with unsaved work, if that is possible. */
  follow(file: string): Promise<void> {
    return this.#inTurn(async () => {
      const event = await followDisk(this.#workspace, file);
      if (event) this.#report(event);
    });
  }

  /**
   * The state of a page, with the sections that have changed since it was shown.
   * @param panel the form that is shown. Default: that of the first row, for a page that is opened
   */
  refresh(pageFile: string, panel: RequestedPanel | undefined): Promise<EditAnswer | Refused> {
    return this.#inTurn(async () => {
      const answer = await this.#answer(pageFile, panel, { description: '' });
      const row = panel || 'refused' in answer ? undefined : firstRow(answer.state.outline);
      if (!row) return answer;
      const form = await this.#workspace.panel(row.file, row.path, row.path);
      return { ...answer, row: row.id, ...(form && { panel: form }) };
    });
  }

  #answer(pageFile: string, panel: RequestedPanel | undefined, more: { description: string; row?: string }) {
    return pageAnswer(this.#workspace, pageFile, panel, more);
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = this.#running.then(work);
    this.#running = next.catch(() => undefined);
    return next;
  }
}

const stale: StudioRefusal = {
  refused: 'The page has changed meanwhile: this is its current version.',
  isStale: true,
};
const undecided: Refused = {
  refused: 'The file has changed on disk too: choose your version or the other one first.',
};
