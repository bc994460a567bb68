import type { CanvasChange } from '../../protocol.ts';
import type { PageSession } from '../session/page-session.ts';
import { arrangeSections } from './arrange-sections.ts';
import { highlightTexts } from './highlight-texts.ts';
import { morphElement } from './morph-element.ts';
import { waitForIdle } from '../wait-for-idle.ts';
import { shortcutCommand } from '../shortcut-command.ts';

/** The attribute that the server gives each section. */
const MARK = 'data-studio';
const SELECTED = 'data-studio-selected';

interface CanvasListener {
  /** @param index of the clicked section @param text that was clicked */
  select(index: number, text: string): void;
  /** Called when the page is loaded. */
  load(canvas: Document): void;
  /** Called when its style sheets are loaded. */
  style(canvas: Document): void;
  /** The index of the selected section, if one is selected. */
  selected(): number | undefined;
  /** Called for a double click. */
  open(index: number, text: string): void;
  /** Called when the page has changed. */
  change(): void;
}

/**
 * Connects the document in a frame with the session: clicks select, changes replace sections.
 * @returns a function that disconnects them
 */
export function connectCanvas(
  frame: HTMLIFrameElement,
  session: PageSession,
  address: string,
  listener: CanvasListener,
): () => void {
  const click = (event: Event) => {
    // Links and forms have no effect.
    event.preventDefault();
    const index = sectionIndex(event.target);
    if (index === undefined) return;
    const text = (event.target as Element).textContent ?? '';
    if (event.type === 'dblclick') listener.open(index, text);
    else listener.select(index, text);
  };
  const press = (event: KeyboardEvent) => {
    if (shortcutCommand(event) === undefined) return;
    event.preventDefault();
    const { key, ctrlKey, metaKey, shiftKey } = event;
    dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, shiftKey, cancelable: true }));
  };
  /** Whether the document is loading, and whether the page has changed since the request. */
  const pending = { isLoading: true, isOutdated: false };
  const settle = () => {
    pending.isLoading = false;
    if (pending.isOutdated) reload();
  };
  const reload = () => {
    if (pending.isLoading) {
      pending.isOutdated = true;
      return;
    }
    Object.assign(pending, { isLoading: true, isOutdated: false });
    void replaceBody(frame, address)
      .then(() => {
        if (frame.contentDocument) listener.style(frame.contentDocument);
        markSelected(frame.contentDocument, listener.selected());
      })
      .finally(settle);
  };
  const load = () => {
    const canvas = frame.contentDocument;
    // Until the page is loaded, the frame has an empty document.
    if (!canvas?.getElementById('root')) return;
    for (const name of ['click', 'dblclick', 'submit', 'auxclick'])
      canvas.addEventListener(name, click, true);
    canvas.addEventListener('keydown', press, true);
    void waitForIdle().then(() => addFonts(canvas));
    listener.style(canvas);
    listener.load(canvas);
    markSelected(canvas, listener.selected());
    settle();
  };
  frame.addEventListener('load', load);
  // The page with which the studio opens may be loaded already.
  if (frame.contentDocument?.readyState === 'complete') load();
  session.canvas = {
    show: (change) => {
      if (change && !change.order && change.patches.length === 0) return;
      if (!change || pending.isLoading || !showChange(frame.contentDocument, change)) reload();
      listener.change();
    },
    highlight: (text) => void highlightTexts(frame.contentDocument, text),
  };
  return () => {
    frame.removeEventListener('load', load);
    session.canvas = undefined;
  };
}

/**
 * Adds the typefaces, which load after the page and its form: subsetting them takes seconds if there is a new
 * character.
 */
export function addFonts(canvas: Document): void {
  const link = canvas.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/_studio/fonts.css';
  canvas.head.append(link);
}

/** Marks the selected section, and scrolls it into view. @param index undefined for none */
export function markSelected(canvas: Document | null | undefined, index: number | undefined): void {
  if (!canvas) return;
  for (const element of canvas.querySelectorAll(`[${SELECTED}]`)) element.removeAttribute(SELECTED);
  const section = index === undefined ? null : canvas.querySelector(`[${MARK}="${index}"]`);
  section?.setAttribute(SELECTED, '');
  if (section && !isInView(section)) section.scrollIntoView({ block: 'start' });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const height = element.ownerDocument.defaultView?.innerHeight ?? 0;
  return bottom > 40 && top < height - 40;
}

/** @returns false if the change is for another version of the page */
function showChange(canvas: Document | null, { patches, order }: CanvasChange): boolean {
  const main = canvas?.querySelector('main');
  if (!main) return false;
  const newNodes = new Map(patches.map(({ index, html }) => [index, importNodes(main.ownerDocument, html)]));
  if (order && !arrangeSections(main, MARK, order, newNodes)) return false;
  for (const [index, [next]] of newNodes) {
    if (order?.[index] === -1) continue;
    const current = main.querySelector(`:scope > [${MARK}="${index}"]`);
    if (!current || !next) return false;
    if (current.nodeName === next.nodeName)
      morphElement(current, next as Element, [SELECTED, 'draggable', 'data-studio-lit']);
    else (current as ChildNode).replaceWith(next);
  }
  return true;
}

function importNodes(canvas: Document, html: string): Node[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return [...parsed.body.children].map((node) => canvas.importNode(node, true));
}

/** Replaces the whole page without a flash or a jump: only style sheets that it lacks are loaded. */
export async function replaceBody(frame: HTMLIFrameElement, address: string): Promise<void> {
  const response = await fetch(address);
  const canvas = frame.contentDocument;
  if (!response.ok || !canvas) return;
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
  const [old, next] = [canvas.getElementById('root'), parsed.getElementById('root')];
  if (!old || !next) return;
  await addStyles(canvas, parsed);
  old.replaceWith(canvas.importNode(next, true));
}

/** Replaces the style sheets of a page by those of another version of it, once these are loaded. */
async function addStyles(canvas: Document, parsed: Document): Promise<void> {
  const selector = 'link[href^="/_studio/canvas.css"]';
  const [old, next] = [canvas.querySelector(selector), parsed.querySelector(selector)];
  if (!old || !next || old.getAttribute('href') === next.getAttribute('href')) return;
  const link = canvas.importNode(next, true);
  const loaded = new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
  old.after(link);
  await loaded;
  old.remove();
}

/** The elements of sections in the canvas. */
export const markedSections = {
  find: (node: Element) => node.closest<HTMLElement>(`[${MARK}]`),
  index: (element: HTMLElement) => sectionIndex(element),
};

/** The index of the section around an element of the canvas. */
function sectionIndex(target: EventTarget | null): number | undefined {
  // `instanceof` would fail: elements of the frame have the classes of the frame's window.
  const mark = (target as Element | null)?.closest?.(`[${MARK}]`)?.getAttribute(MARK);
  return mark === null || mark === undefined ? undefined : Number(mark);
}
