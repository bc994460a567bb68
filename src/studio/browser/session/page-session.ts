import type { DataPath } from 'pagewright/json';
import type { SentAnswer, OutlineRow, PageState, Panel, StudioEvent, StudioRefusal } from '../../protocol.ts';
import { sendToStudio } from './ask-studio.ts';
import { entryAround } from './entry-around.ts';
import { findText } from './find-text.ts';
import type { CanvasHandle, WantedEdit } from './session-parts.ts';
import { wholeState } from './whole-state.ts';
import { SessionQueue } from './session-queue.ts';
import { rowAfter, type ShownPanel } from './row-after.ts';
import { sendTyped } from './send-typed.ts';

/** A request, with the row to select after it. */
interface SessionRequest {
  address: string;
  body?: object;
  row?: string | undefined;
  selectedIds?: readonly string[] | undefined;
}

/** A field: by the path of its value, or by a text that is visible on the page. */
type FieldPlace = { path: DataPath } | { text: string };

/** The values that the components show. */
export interface SessionView {
  state?: PageState;
  panel?: Panel;
  /** The id of the row whose form is shown. */
  row: string;
  /** The ids of all selected rows. */
  selectedIds: readonly string[];
  /** The field to scroll to, by the path of its value. */
  field?: { path: DataPath; isFocused: boolean };
  /** The last change, for announcements. */
  announcement: string;
  /** The reason of the last refusal. */
  refusal: string;
}

/** An open page: its state, its form, and requests to the server, one after the other. */
export class PageSession {
  readonly #file: string;
  readonly #listeners = new Set<() => void>();
  #view: SessionView = { row: '', selectedIds: [], announcement: '', refusal: '' };
  #shownPanel: ShownPanel;
  readonly #requests: SessionQueue<SessionRequest>;
  /** The field to show when its form is loaded. */
  #wantedField: { place: FieldPlace; isFocused: boolean } | undefined;
  #events: EventSource | undefined;
  /** The stamp of the last answer: the server sends only later changes. */
  #stamp = 0;
  /** The form of the last answer, which may be older than what is typed. */
  #answeredPanel: Panel | undefined;
  canvas: CanvasHandle | undefined;

  constructor(file: string) {
    this.#file = file;
    this.#shownPanel = { file, path: [], start: [] };
    this.#requests = new SessionQueue(
      (request) => this.#ask(request),
      () => this.#notify(),
    );
  }

  get file(): string {
    return this.#file;
  }

  get view(): SessionView {
    return this.#view;
  }

  /** Whether a request has no answer yet. Not part of the view, which each key press would then render twice more. */
  get isWaiting(): boolean {
    return this.#requests.isWaiting;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads the page, and listens to events of the server. @returns a function that ends this */
  start(): () => void {
    this.refresh();
    this.#events = new EventSource('/_studio/events');
    this.#events.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as StudioEvent;
      if (event.kind === 'disk') this.#show({ announcement: event.description });
      this.refresh();
    });
    return () => this.#events?.close();
  }

  /**
   * Selects a row of the outline, and shows its form.
   * @param selectedIds the ids of all selected rows. Default: it alone
   */
  select(row: OutlineRow, selectedIds: readonly string[] = [row.id]): void {
    this.#show({ row: row.id, selectedIds });
    this.showPanel({ file: row.file, path: row.path, start: row.path });
  }

  /** Selects a row, and scrolls to one of its fields. */
  showField(row: OutlineRow, place: FieldPlace, isFocused: boolean): void {
    this.select(row);
    this.#wantedField = { place, isFocused };
  }

  /** Shows the form of a value. */
  showPanel(panel: ShownPanel): void {
    this.#wantedField = undefined;
    const { field: _shown, ...view } = this.#view;
    this.#view = view;
    this.#shownPanel = panel;
    this.refresh();
  }

  edit({ file, edit, description, isTyped = false, row, selectedIds }: WantedEdit): void {
    const place = `${file} ${JSON.stringify('path' in edit ? edit.path : [])}`;
    const body = { file, edit, isTyped, description };
    this.#requests.add({ address: '/_studio/edit', body, row, selectedIds }, isTyped ? place : undefined);
  }

  step(direction: 'undo' | 'redo'): void {
    this.#requests.add({ address: `/_studio/${direction}` });
  }

  save(): void {
    this.#requests.add({ address: '/_studio/save' });
  }

  /** Decides a conflict with the file on disk. */
  decide(side: 'mine' | 'theirs'): void {
    const file = this.#view.state?.conflict?.file;
    this.#requests.add({ address: '/_studio/decide', body: { file, side } });
  }

  refresh(): void {
    this.#requests.add({ address: '/_studio/page' });
  }

  /** Announces a text in the live region. */
  announce(announcement: string): void {
    this.#show({ announcement });
  }

  dismiss(): void {
    this.#show({ refusal: '' });
  }

  async #ask(take: () => SessionRequest): Promise<void> {
    const { address, body, row, selectedIds } = take();
    const isAction = address !== '/_studio/page';
    try {
      const { version } = this.#view.state ?? { version: 0 };
      const base = { version, known: this.#stamp };
      // A page that is opened comes with the form of its first row.
      const panel = this.#view.row === '' ? undefined : this.#shownPanel;
      const fullBody = { page: this.#file, ...base, panel, row: this.#view.row, ...body };
      const isTyped = (body as { isTyped?: boolean } | undefined)?.isTyped === true;
      const send = isTyped ? sendTyped : sendToStudio<SentAnswer>;
      const answer = await send(address, fullBody, this.#answeredPanel);
      this.#take(answer, { row, selectedIds }, isAction);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#show({ refusal: `The studio does not answer: ${reason}` });
    }
  }

  #take(
    answer: SentAnswer | StudioRefusal,
    { row, selectedIds }: Pick<SessionRequest, 'row' | 'selectedIds'>,
    isAction: boolean,
  ): void {
    if ('refused' in answer) {
      this.#show({ refusal: answer.refused });
      if (isAction) this.refresh();
      return;
    }
    const { panel, description, stamp } = answer;
    const state = wholeState(answer, this.#view.state);
    this.#stamp = stamp;
    this.#answeredPanel = panel;
    this.canvas?.show(answer.canvas);
    if (this.#view.row === '' && panel && answer.row !== undefined) {
      this.#shownPanel = { file: panel.file, path: panel.path, start: panel.path };
      this.#view = { ...this.#view, row: answer.row, selectedIds: [answer.row] };
    }
    // While changes wait, the form is newer than the answer.
    const isCurrent = panel && isShown(panel, this.#shownPanel) && !this.#requests.isBehind;
    const { panel: oldPanel, ...view } = this.#view;
    const form = isCurrent ? panel : oldPanel && isShown(oldPanel, this.#shownPanel) ? oldPanel : undefined;
    this.#set({
      ...view,
      state,
      ...(form && { panel: form }),
      ...(description && { announcement: description }),
      ...(isAction && { refusal: '' }),
    });
    const selection = { row: this.#view.row, panel: this.#shownPanel, isLost: panel === undefined };
    const target = rowAfter(state, row ?? answer.row, selection);
    if (target) this.select(target, selectedIds);
    else if (selectedIds ?? answer.row) this.#show({ selectedIds: selectedIds ?? [this.#view.row] });
    else if (form) this.#showWantedField(form);
  }

  #showWantedField({ path: at, value }: Panel): void {
    if (!this.#wantedField) return;
    const { place, isFocused } = this.#wantedField;
    const inside = 'text' in place ? findText(value, place.text) : undefined;
    const path = 'path' in place ? place.path : [...at, ...(inside ?? [])];
    const entry = entryAround(path, at.length);
    if (entry.length > at.length) {
      this.showPanel({ ...this.#shownPanel, path: entry });
      this.#wantedField = { place: { path }, isFocused };
      return;
    }
    this.#wantedField = undefined;
    this.#show({ field: { path, isFocused } });
  }

  #show(change: Partial<SessionView>): void {
    this.#set({ ...this.#view, ...change });
  }

  #set(view: SessionView): void {
    this.#view = view;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

function isShown(panel: Panel, shown: ShownPanel): boolean {
  return panel.file === shown.file && JSON.stringify(panel.path) === JSON.stringify(shown.path);
}
