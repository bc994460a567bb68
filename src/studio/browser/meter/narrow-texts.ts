import type { DataPath } from 'pagewright/json';
import { plainText, visitTexts } from '../session/find-text.ts';

/** A text that is too long on a phone. */
export interface NarrowText {
  /** Its path in the value. */
  path: DataPath;
  /** Too long at 360 px: 5 lines. */
  text: string;
}

/**
 * The texts of a value that are too long where they are shown: they are wider than the page, or have more lines
 * than their kind allows.
 * @param part of a page that is as narrow as a phone
 */
export function narrowTexts(part: Element, value: unknown): NarrowText[] {
  const shown = new Map<string, string>();
  for (const element of part.querySelectorAll<HTMLElement>('*')) {
    const texts = ownTexts(element);
    const words = texts.length > 0 ? excess(element, texts) : undefined;
    // The second line of a heading may be another value.
    for (const text of words === undefined ? [] : [element, ...texts])
      shown.set(plainText(text.textContent ?? ''), words!);
  }
  const found: NarrowText[] = [];
  if (shown.size > 0)
    visitTexts(value, [], (path, text) => {
      const words = shown.get(text);
      if (words !== undefined) found.push({ path, text: words });
    });
  return found;
}

function ownTexts({ childNodes }: Element): Node[] {
  return [...childNodes].filter(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
  );
}

function excess(element: HTMLElement, texts: readonly Node[]): string | undefined {
  const view = element.ownerDocument.defaultView;
  if (!view || !element.checkVisibility()) return undefined;
  const lines = texts.flatMap((text) => {
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width }) => width > 1);
  });
  const width = view.innerWidth;
  if (!isScrolled(element) && lines.some(({ right }) => right > width + 1))
    return `Too long at ${width} px: it leaves the page.`;
  const most = mostLines.find(({ selector }) => element.closest(selector))?.lines;
  const count = new Set(lines.map(({ top }) => Math.round(top))).size;
  return most !== undefined && count > most ? `Too long at ${width} px: ${count} lines.` : undefined;
}

/** Whether an element is in a line that scrolls, or is moved on purpose. */
function isScrolled(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  for (
    let around: Element | null = element;
    around?.parentElement?.parentElement;
    around = around.parentElement
  )
    if (view?.getComputedStyle(around).overflowX !== 'visible') return true;
  return false;
}

/** The maximal number of lines on a phone, by kind of text. */
const mostLines = [
  { selector: 'a[class], button, summary, label', lines: 3 },
  { selector: 'h1, h2, h3, h4', lines: 4 },
];
