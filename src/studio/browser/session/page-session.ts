import type {
  CanvasPatch,
  DataPath,
  EditAnswer,
  EditValue,
  OutlineRow,
  PageState,
  Panel,
  StudioEvent,
  StudioRefusal,
} from '../protocol.ts';
import { sendToStudio } from './ask-studio.ts';

/** The form that is shown, with the path of the row that it belongs to. */
export interface ShownPanel {
  file: string;
  path: DataPath;
  start: DataPath;
}

/** A change that a control asks for. */
export interface WantedEdit {
  file: string;
  edit: EditValue;
  /** The change in words, for the history and for announcements. */
  words: string;
  /** Whether it is a key press in a text. */
  isTyped?: boolean;
  /** The row to select afterwards. Default: the selected one */
  row?: string;
}

/** The values that the components show. */
export interface SessionView {
  state?: PageState;
  panel?: Panel;
  /** The id of the selected row. */
  row: string;
  /** The last change, for announcements. */
  words: string;
  /** The reason of the last refusal. */
  refusal: string;
  isWaiting: boolean;
}

/** The canvas, as far as changes concern it. */
export interface CanvasHandle {
  patch(patches: readonly CanvasPatch[]): void;
  reload(): void;
}

/** An open page: its state, its form, and requests to the server, one after the other. */
export class PageSession {
  readonly #file: string;
  readonly #listeners = new Set<() => void>();
  #view: SessionView = { row: '', words: '', refusal: '', isWaiting: false };
  #shown: ShownPanel;
  #running: Promise<void> = Promise.resolve();
  #waiting = 0;
  /** A key press that has not been sent yet: the next one in the same text replaces it. */
  #typed: { place: string; edit: EditValue } | undefined;
  #events: EventSource | undefined;
  canvas: CanvasHandle | undefined;

  constructor(file: string) {
    this.#file = file;
    this.#shown = { file, path: [], start: [] };
  }

  get file(): string {
    return this.#file;
  }

  get view(): SessionView {
    return this.#view;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads the page, and hears of changes. @returns a function that ends it */
  start(): () => void {
    this.refresh();
    this.#events = new EventSource('/_studio/events');
    this.#events.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as StudioEvent;
      if (event.kind === 'disk') this.#show({ words: event.words });
      this.refresh();
    });
    return () => this.#events?.close();
  }

  /** Selects a row of the outline, and shows its form. */
  select(row: OutlineRow): void {
    this.#show({ row: row.id });
    this.showPanel({ file: row.file, path: row.path, start: row.path });
  }

  /** Shows the form of a value. */
  showPanel(panel: ShownPanel): void {
    this.#shown = panel;
    this.refresh();
  }

  edit({ file, edit, words, isTyped = false, row }: WantedEdit): void {
    const place = `${file} ${JSON.stringify('path' in edit ? edit.path : [])}`;
    if (isTyped && this.#typed?.place === place) {
      this.#typed.edit = edit;
      return;
    }
    const entry = { place, edit };
    this.#typed = isTyped ? entry : undefined;
    this.#enqueue('/_studio/edit', row, () => {
      if (this.#typed === entry) this.#typed = undefined;
      return { file, edit: entry.edit, row: this.#view.row, isTyped, words };
    });
  }

  step(direction: 'undo' | 'redo'): void {
    this.#enqueue(`/_studio/${direction}`);
  }

  save(): void {
    this.#enqueue('/_studio/save');
  }

  /** Decides a conflict with the file on disk. */
  decide(side: 'mine' | 'theirs'): void {
    const file = this.#view.state?.conflict?.file;
    this.#enqueue('/_studio/decide', undefined, () => ({ file, side }));
  }

  refresh(): void {
    this.#enqueue('/_studio/page');
  }

  /** Puts words into the live region. */
  announce(words: string): void {
    this.#show({ words });
  }

  dismiss(): void {
    this.#show({ refusal: '' });
  }

  #enqueue(address: string, row?: string, more: () => object = () => ({})): void {
    this.#waiting++;
    this.#show({ isWaiting: true });
    this.#running = this.#running.then(async () => {
      const isGesture = address !== '/_studio/page';
      try {
        const { version } = this.#view.state ?? { version: 0 };
        const body = { page: this.#file, version, panel: this.#shown, ...more() };
        this.#take(await sendToStudio(address, body), row, isGesture);
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        this.#show({ refusal: `The studio does not answer: ${words}` });
      }
      this.#waiting--;
      this.#show({ isWaiting: this.#waiting > 0 });
    });
  }

  #take(answer: EditAnswer | StudioRefusal, row: string | undefined, isGesture: boolean): void {
    if ('refused' in answer) {
      this.#show({ refusal: answer.refused });
      if (isGesture) this.refresh();
      return;
    }
    const { state, panel, patches, words } = answer;
    if (patches) this.canvas?.patch(patches);
    else this.canvas?.reload();
    // While typing goes on, the form is newer than the answer.
    const isCurrent = panel && isShown(panel, this.#shown) && this.#typed === undefined;
    const { panel: old, ...view } = this.#view;
    const form = isCurrent ? panel : old && isShown(old, this.#shown) ? old : undefined;
    this.#set({
      ...view,
      state,
      ...(form && { panel: form }),
      ...(words && { words }),
      ...(isGesture && { refusal: '' }),
    });
    this.#selectAfter(state, row ?? answer.row, panel === undefined);
  }

  /** Selects the row of a change; another one if the selected row, or the value of its form, is gone. */
  #selectAfter(state: PageState, row: string | undefined, isLost: boolean): void {
    const { outline } = state;
    const current = outline.find(({ id }) => id === this.#view.row);
    const wanted = row === undefined ? undefined : outline.find(({ id }) => id === row);
    if (wanted && wanted.id !== this.#view.row) return this.select(wanted);
    if (!current) {
      const first = outline.find(({ index, id }) => index !== undefined || id === 'template') ?? outline[0];
      if (first) this.select(first);
      return;
    }
    const isElsewhere = this.#shown.file !== current.file || !begins(this.#shown.path, current.path);
    const isDeeper = this.#shown.path.length > current.path.length;
    if (isElsewhere || (isLost && isDeeper)) this.select(current);
  }

  #show(change: Partial<SessionView>): void {
    this.#set({ ...this.#view, ...change });
  }

  #set(view: SessionView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}

function isShown(panel: Panel, shown: ShownPanel): boolean {
  return panel.file === shown.file && JSON.stringify(panel.path) === JSON.stringify(shown.path);
}

function begins(path: DataPath, start: DataPath): boolean {
  return start.every((key, depth) => path[depth] === key);
}
