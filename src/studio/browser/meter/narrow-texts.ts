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
  const problems = new Map<string, string>();
  for (const element of part.querySelectorAll<HTMLElement>('*')) {
    const texts = ownTexts(element);
    const problem = texts.length > 0 ? describeExcess(element, texts) : undefined;
    // The second line of a heading may be another value.
    for (const text of problem === undefined ? [] : [element, ...texts])
      problems.set(plainText(text.textContent ?? ''), problem!);
  }
  const narrow: NarrowText[] = [];
  if (problems.size > 0)
    visitTexts(value, [], (path, text) => {
      const problem = problems.get(text);
      if (problem !== undefined) narrow.push({ path, text: problem });
    });
  return narrow;
}

function ownTexts({ childNodes }: Element): Node[] {
  return [...childNodes].filter(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
  );
}

function describeExcess(element: HTMLElement, texts: readonly Node[]): string | undefined {
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
  const most = lineLimits.find(({ selector }) => element.closest(selector))?.lines;
  const count = new Set(lines.map(({ top }) => Math.round(top))).size;
  return most !== undefined && count > most ? `Too long at ${width} px: ${count} lines.` : undefined;
}

/** Whether an element is in a line that scrolls, or is moved on purpose. */
function isScrolled(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  for (
    let ancestor: Element | null = element;
    ancestor?.parentElement?.parentElement;
    ancestor = ancestor.parentElement
  )
    if (view?.getComputedStyle(ancestor).overflowX !== 'visible') return true;
  return false;
}

/** The maximal number of lines on a phone, by kind of text. */
const lineLimits = [
  { selector: 'a[class], button, summary, label', lines: 3 },
  { selector: 'h1, h2, h3, h4', lines: 4 },
];
