import type { PageWeight } from '../../advice.ts';
import type { OutlineRow } from '../../protocol.ts';
import { replaceBody } from '../canvas/canvas-document.ts';
import { requestIdle } from '../request-idle.ts';
import { askStudio } from '../session/ask-studio.ts';
import type { PageSession } from '../session/page-session.ts';
import type { Measures } from './measures.ts';
import { narrowTexts } from './narrow-texts.ts';
import { pageProblems } from './page-problems.ts';
import { worseWords } from './worse-words.ts';

/** The pause after the last change in milliseconds, so that measuring delays no key press. */
const PAUSE = 700;

/** The maximal number of rows in the outline: a longer page is checked section by section. */
const MOST = 40;

/** Measures an open page after each pause: its bytes, the problems of the selected section, its texts on a phone. */
export class PageMeter {
  readonly #session: PageSession;
  readonly #listeners = new Set<() => void>();
  #measures: Measures = { problems: [], narrow: [] };
  /** The measures of each row, for reporting which have become worse. */
  readonly #before = new Map<string, Measures>();
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

  /** @param frame as wide as a phone, for the copy. @returns a function that ends it */
  start(frame: HTMLIFrameElement): () => void {
    this.#frame = frame;
    const end = this.#session.subscribe(() => this.#plan());
    this.#plan();
    return () => {
      end();
      clearTimeout(this.#timer);
      this.#frame = undefined;
    };
  }

  #plan(): void {
    const { state, row, isWaiting } = this.#session.view;
    if (!state || isWaiting || this.#measured === `${state.version} ${row}`) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => requestIdle(() => void this.#measure()), PAUSE);
  }

  async #measure(): Promise<void> {
    const { state, row: id, isWaiting } = this.#session.view;
    const row = state?.outline.find((each) => each.id === id);
    if (!state || !row || isWaiting) return;
    const now = `${state.version} ${id}`;
    this.#measured = now;
    try {
      const measures = { row, ...(await this.#measureRow(state.version, row)) };
      // A newer change is measured separately.
      if (this.#measured !== now) return;
      const before = this.#before.get(id);
      this.#before.set(id, measures);
      this.#measures = measures;
      for (const listener of this.#listeners) listener();
      const words = before && worseWords(before, measures);
      if (words) this.#session.announce(words);
    } catch {
      // The server has ended, or the page is gone: the session reports that.
    }
  }

  async #measureRow(version: number, row: OutlineRow): Promise<Omit<Measures, 'row'>> {
    const file = encodeURIComponent(this.#session.file);
    const section = row.index === undefined ? '' : `&section=${row.index}`;
    const weight = await askStudio<PageWeight>(`/_studio/weight?file=${file}${section}`);
    const count = this.#session.view.state?.outline.length ?? 0;
    // A long page is checked section by section.
    if (row.index === undefined && count > MOST) return { weight, problems: [], narrow: [] };
    const copy = await this.#copy(`/_studio/canvas?audit&file=${file}${section}`, version);
    const part = copy?.querySelector(row.index === undefined ? 'main' : `[data-studio="${row.index}"]`);
    if (!part) return { weight, problems: [], narrow: [] };
    const { panel } = this.#session.view;
    const narrow = narrowTexts(part, panel?.value).map(({ path, words }) => ({
      path: [...(panel?.path ?? []), ...path],
      words,
    }));
    return { weight, narrow, problems: await pageProblems(part) };
  }

  /**
   * The current copy of the page, or of the selected section. It is loaded once; later only its body is replaced.
   */
  async #copy(address: string, version: number): Promise<Document | null | undefined> {
    const frame = this.#frame;
    if (!frame) return undefined;
    if (!frame.contentDocument?.getElementById('root')) {
      frame.src = address;
      await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      stopMotion(frame.contentDocument);
    } else if (this.#shown !== `${version} ${address}`) await replaceBody(frame, address);
    this.#shown = `${version} ${address}`;
    return frame.contentDocument;
  }
}

/** Otherwise colours in transition would be measured. */
function stopMotion(copy: Document | null): void {
  const style = copy?.createElement('style');
  if (!style) return;
  style.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
  copy?.head.append(style);
}
