import type { Tab } from '../../walk/support/tab.ts';

export type InputDevice = 'mouse' | 'keyboard';

/** Uses the studio like a person: by a mouse, or only by keys. Finds controls by role and name. */
export class StudioUser {
  readonly #tab: Tab;
  readonly #device: InputDevice;
  /** The number of clicks and key strokes so far, without typed letters. */
  steps = 0;

  constructor(tab: Tab, device: InputDevice) {
    this.#tab = tab;
    this.#device = device;
  }

  /** Presses a button or follows a link. @param within a selector */
  async use(role: string, name: string | RegExp, within = 'body'): Promise<void> {
    await this.#reach(role, name, within);
    if (this.#device === 'keyboard' && role !== 'treeitem') await this.#press('Enter');
  }

  /** Replaces the text of a field. */
  async write(label: string, text: string): Promise<void> {
    await this.#reach('textbox', label, 'body');
    await this.#press('Control+a');
    await this.#tab.type(text);
    const isWritten = await this.#tab.evaluate(hasValue, text);
    if (!isWritten) throw new Error(`${label} was not written. ${await this.#tab.evaluate(describe)}`);
  }

  /** Chooses the option that begins with a word. */
  async choose(label: string, option: string): Promise<void> {
    await this.#reach('combobox', label, 'body');
    // In a closed list, a letter selects an option.
    await this.#tab.type(option);
    this.steps++;
  }

  async attach(selector: string, file: string): Promise<void> {
    await this.#until(`a field for files`, () => this.#tab.evaluate(has, selector));
    await this.#tab.attach(selector, file);
    this.steps++;
  }

  /** Presses a key while the outline has the focus. */
  async pressInOutline(key: string): Promise<void> {
    for (let turn = 0; turn < 4; turn++) {
      if (await this.#tab.evaluate(hasFocusIn, '[role="tree"]')) break;
      await this.#press('F6');
      await this.settle();
    }
    await this.#press(key);
  }

  /** Waits for a text in an element. */
  async see(selector: string, text: RegExp): Promise<void> {
    await this.#until(`${String(text)} in ${selector}`, () =>
      this.#tab.evaluate(shows, selector, text.source),
    );
  }

  /** Waits for an element in the page in the frame. */
  async seeFrame(selector: string): Promise<void> {
    await this.#until(`${selector} in the page`, () => this.#tab.evaluate(frameHas, selector));
  }

  /** Waits until no request runs. */
  async settle(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await this.#until('the end of requests', () => this.#tab.evaluate(isIdle));
  }

  refusal(): Promise<string> {
    return this.#tab.evaluate(() => document.querySelector('.refusal')?.textContent ?? '');
  }

  async #reach(role: string, name: string | RegExp, within: string): Promise<void> {
    const wanted = { role, within, name: typeof name === 'string' ? `^${name}` : name.source };
    let found: Found | null = null;
    await this.#until(`${role} ${String(name)}`, async () => {
      found = await this.#tab.evaluate(find, wanted);
      return found !== null;
    });
    // A dialog that opens, and a form that changes, take the focus a moment later.
    await this.settle();
    found = await this.#tab.evaluate(find, wanted);
    if (!found) throw new Error(`${role} ${String(name)} is gone`);
    if (this.#device === 'mouse') {
      const { x, y } = found as Found;
      await this.#tab.clickAt(x, y);
      this.steps++;
      return;
    }
    for (let turn = 0; turn < 400; turn++) {
      const key = await this.#tab.evaluate(nextKey, wanted);
      if (key === 'there') return;
      // F6 moves between regions, arrows move in the tree, and Tab elsewhere.
      await this.#press(key);
    }
    throw new Error(`${role} ${String(name)} can’t be reached by keys`);
  }

  async #press(key: string): Promise<void> {
    this.steps++;
    await this.#tab.press(key);
  }

  async #until(what: string, check: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + 30_000;
    while (!(await check())) {
      if (Date.now() > end) throw new Error(`Not visible: ${what}. ${await this.#tab.evaluate(describe)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

interface Wanted {
  role: string;
  name: string;
  within: string;
}

interface Found {
  x: number;
  y: number;
}

/* The functions below run in the page. Each is sent alone, so it must not use other code. */

function find({ role, name, within }: Wanted): Found | null {
  const selectors: Record<string, string> = {
    button: 'button',
    link: 'a[href]',
    treeitem: '[role="treeitem"]',
    textbox: 'input:not([type="file"], [type="checkbox"], [type="radio"]), textarea',
    combobox: 'select',
  };
  const scope = document.querySelector('dialog[open]') ?? document;
  const readName = (element: Element) =>
    (
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.getAttribute('aria-label') ??
      element.textContent ??
      ''
    ).trim();
  const element = [...scope.querySelectorAll(selectors[role]!)].find(
    (each) => each.closest(within) && new RegExp(name, 'u').test(readName(each)) && each.checkVisibility(),
  );
  if (!element) return null;
  for (const old of document.querySelectorAll('[data-wanted]')) old.removeAttribute('data-wanted');
  element.setAttribute('data-wanted', '');
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + Math.min(width / 2, 60), y: top + height / 2 };
}

function nextKey({ role }: Wanted): string {
  const wanted = document.querySelector('[data-wanted]')!;
  const active = document.activeElement ?? document.body;
  if (active === wanted) return 'there';
  const tree = wanted.closest('[role="tree"]');
  if (role === 'treeitem' && tree?.contains(active)) {
    const rows = [...tree.children];
    return rows.indexOf(active) < rows.indexOf(wanted) ? 'ArrowDown' : 'ArrowUp';
  }
  const region = wanted.closest('[id^="region-"]');
  const isModal = wanted.closest('dialog') !== null;
  // The frame has many stops.
  if (!isModal && region && !region.contains(active)) return 'F6';
  if (!isModal && !region && active.localName === 'iframe') return 'Shift+F6';
  const follows = active.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
  return follows ? 'Tab' : 'Shift+Tab';
}

function hasValue(text: string): boolean {
  return (document.activeElement as HTMLInputElement | null)?.value === text;
}

function has(selector: string): boolean {
  return document.querySelector(selector) !== null;
}

function hasFocusIn(selector: string): boolean {
  return document.querySelector(selector)?.contains(document.activeElement) ?? false;
}

function shows(selector: string, text: string): boolean {
  return [...document.querySelectorAll(selector)].some((element) =>
    new RegExp(text, 'u').test(element.textContent ?? ''),
  );
}

function frameHas(selector: string): boolean {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="The page"]');
  return Boolean(frame?.contentDocument?.querySelector(selector));
}

function isIdle(): boolean {
  return !document.querySelector('.status .hidden');
}

function describe(): string {
  const { activeElement, body } = document;
  return `The focus is on ${activeElement?.outerHTML.slice(0, 200)}; the page says ${body.innerText.slice(0, 1500)}`;
}
