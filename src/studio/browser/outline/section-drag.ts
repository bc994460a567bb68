import type { PageSession } from '../session/page-session.ts';
import { selectedSections } from './selected-rows.ts';
import { hasFreeSections, moveSections, sectionRows, type SectionRow } from './edit-sections.ts';

/** The elements that show sections, in the outline or in the page. */
interface DragPlace {
  /** Returns the element of the section around a node. */
  find(node: Element): HTMLElement | null;
  /** Returns the index of the section. */
  index(element: HTMLElement): number | undefined;
}

/** Marks the element before or after which the dragged sections are dropped. */
const DROP = 'data-studio-drop';

/**
 * Drags sections within the outline, within the page in the frame, and between both. No library supports that,
 * because the events of a frame reach only its own document. Buttons and keys have the same effect.
 */
export class SectionDrag {
  readonly #session: PageSession;
  #dragged: readonly SectionRow[] = [];
  #marked: HTMLElement | undefined;

  constructor(session: PageSession) {
    this.#session = session;
  }

  /** Lets the sections below a node be dragged. @returns a function that ends it */
  connect(root: HTMLElement | Document, place: DragPlace): () => void {
    const sectionAround = ({ target }: Event) => {
      const { nodeType, parentElement } = target as Node;
      const element = nodeType === Node.ELEMENT_NODE ? (target as Element) : parentElement;
      return element && place.find(element);
    };
    const listeners: Record<string, (event: never) => void> = {
      // In an element that is always draggable, texts could not be selected.
      pointerdown: (event: PointerEvent) => this.#arm(sectionAround(event)),
      dragstart: (event: DragEvent) => this.#start(event, sectionAround(event), place),
      dragover: (event: DragEvent) => this.#over(event, sectionAround(event)),
      drop: (event: DragEvent) => this.#drop(event, sectionAround(event), place),
      dragend: () => this.#end(),
    };
    for (const [name, listener] of Object.entries(listeners))
      root.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        root.removeEventListener(name, listener as EventListener);
    };
  }

  #arm(element: HTMLElement | null): void {
    const { state } = this.#session.view;
    if (element && state && hasFreeSections(state)) element.draggable = true;
  }

  #start(event: DragEvent, element: HTMLElement | null, place: DragPlace): void {
    const { state, selectedIds } = this.#session.view;
    const index = element && place.index(element);
    const row = state && sectionRows(state).find((each) => each.index === index);
    if (!row || !hasFreeSections(state)) return event.preventDefault();
    const selectedRows = selectedSections(state.outline, selectedIds);
    this.#dragged = selectedRows.some(({ id }) => id === row.id) ? selectedRows : [row];
    event.dataTransfer?.setData('text/plain', row.heading);
    if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
  }

  #over(event: DragEvent, element: HTMLElement | null): void {
    if (this.#dragged.length === 0 || !element) return;
    event.preventDefault();
    this.#mark(element, isBelow(event, element) ? 'below' : 'above');
  }

  #drop(event: DragEvent, element: HTMLElement | null, place: DragPlace): void {
    const index = element && place.index(element);
    if (this.#dragged.length === 0 || !element) return;
    event.preventDefault();
    // A drop on the page itself, above its sections, means the first place.
    const gap = typeof index === 'number' ? index + (isBelow(event, element) ? 1 : 0) : 0;
    const before = this.#dragged.filter((row) => row.index < gap).length;
    const rows = this.#dragged;
    this.#end();
    moveSections(this.#session, rows, gap - before);
  }

  #end(): void {
    this.#dragged = [];
    this.#mark(undefined, '');
  }

  #mark(element: HTMLElement | undefined, side: string): void {
    if (this.#marked !== element) this.#marked?.removeAttribute(DROP);
    this.#marked = element;
    element?.setAttribute(DROP, side);
  }
}

function isBelow({ clientY }: DragEvent, element: HTMLElement): boolean {
  const { top, height } = element.getBoundingClientRect();
  return clientY > top + height / 2;
}
