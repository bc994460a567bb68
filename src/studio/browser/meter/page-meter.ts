import type { PageWeight } from '../../advice.ts';
import type { OutlineRow } from '../../protocol.ts';
import { replaceBody } from '../canvas/canvas-document.ts';
import { waitForIdle } from '../wait-for-idle.ts';
import { askStudio } from '../session/ask-studio.ts';
import type { PageSession } from '../session/page-session.ts';
import type { Measures } from './measures.ts';
import { narrowTexts } from './narrow-texts.ts';
import { pageProblems } from './page-problems.ts';
import { describeRegressions } from './describe-regressions.ts';

/** The pause after the last change in milliseconds, so that measuring delays no key press. */
const PAUSE = 700;

/** The maximal number of rows in the outline: a longer page is checked section by section. */
const MAX_ROWS = 40;

/** Measures an open page after each pause: its bytes, the problems of the selected section, its texts on a phone. */
export class PageMeter {
  readonly #session: PageSession;
  readonly #listeners = new Set<() => void>();
  #measures: Measures = { problems: [], narrow: [] };
  /** The measures of each row, for reporting which have become worse. */
  readonly #before = new Map<string, Measures>();
  #place: HTMLElement | undefined;
  #frame: HTMLIFrameElement | undefined;
  #shown = '';
  #measured = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: PageSession) {
    this.#session = session;
  }

  get measures(): Measures {
    return this.#measures;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @param place an element for the frame of the copy. @returns a function that ends it */
  start(place: HTMLElement): () => void {
    this.#place = place;
    const end = this.#session.subscribe(() => this.#plan());
    this.#plan();
    return () => {
      end();
      clearTimeout(this.#timer);
      this.#place = undefined;
      this.#frame?.remove();
      this.#frame = undefined;
    };
  }

  #plan(): void {
    const { state, row } = this.#session.view;
    if (!state || this.#session.isWaiting || this.#measured === `${state.version} ${row}`) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void waitForIdle().then(() => this.#measure()), PAUSE);
  }

  async #measure(): Promise<void> {
    const { state, row: id } = this.#session.view;
    const row = state?.outline.find((each) => each.id === id);
    if (!state || !row || this.#session.isWaiting) return;
    const key = `${state.version} ${id}`;
    this.#measured = key;
    try {
      const measured = await this.#measureRow(state.version, row);
      // A newer change is measured separately.
      if (this.#measured !== key) return;
      if (!measured) {
        this.#measured = '';
        return this.#plan();
      }
      const measures = { row, ...measured };
      const before = this.#before.get(id);
      this.#before.set(id, measures);
      this.#measures = measures;
      for (const listener of this.#listeners) listener();
      const words = before && describeRegressions(before, measures);
      if (words) this.#session.announce(words);
    } catch {
      // The server has ended, or the page is gone: the session reports that.
    }
  }

  /** @returns undefined if the page has changed meanwhile */
  async #measureRow(version: number, row: OutlineRow): Promise<Omit<Measures, 'row'> | undefined> {
    const file = encodeURIComponent(this.#session.file);
    const section = row.index === undefined ? '' : `&section=${row.index}`;
    const weight = await askStudio<PageWeight>(`/_studio/weight?file=${file}${section}`);
    const count = this.#session.view.state?.outline.length ?? 0;
    // A long page is checked section by section.
    if (row.index === undefined && count > MAX_ROWS) return { weight, problems: [], narrow: [] };
    const copy = await this.#copy(`/_studio/canvas?audit&file=${file}${section}`, version);
    const part = copy?.querySelector(row.index === undefined ? 'main' : `[data-studio="${row.index}"]`);
    if (!part) return { weight, problems: [], narrow: [] };
    const { panel } = this.#session.view;
    const narrow = narrowTexts(part, panel?.value).map(({ path, text }) => ({
      path: [...(panel?.path ?? []), ...path],
      text,
    }));
    const isOutdated = () => this.#session.isWaiting || this.#session.view.state?.version !== version;
    const problems = await pageProblems(part, isOutdated);
    return problems && { weight, narrow, problems };
  }

  /**
   * The current copy of the page, or of the selected section, in a frame as wide as a phone. It is loaded once; later
   * only its body is replaced.
   */
  async #copy(address: string, version: number): Promise<Document | null | undefined> {
    if (!this.#place) return undefined;
    // The frame is created only now, because opening a page should not wait for it.
    const frame = (this.#frame ??= hiddenFrame());
    if (!frame.contentDocument?.getElementById('root')) {
      frame.src = address;
      this.#place.append(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      stopMotion(frame.contentDocument);
    } else if (this.#shown !== `${version} ${address}`) await replaceBody(frame, address);
    this.#shown = `${version} ${address}`;
    return frame.contentDocument;
  }
}

/** A frame that is measured, and never visible. */
function hiddenFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'The copy that is measured';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.inert = true;
  frame.setAttribute('sandbox', 'allow-same-origin allow-scripts');
  return frame;
}

/** Stops transitions: otherwise the checker would measure colours in between. */
function stopMotion(copy: Document | null): void {
  const style = copy?.createElement('style');
  if (!style) return;
  style.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
  copy?.head.append(style);
}
