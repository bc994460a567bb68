import { plainText } from '../session/find-text.ts';

const LIT = 'data-studio-lit';

/** Marks every place of the page that shows a text; an empty text takes the marks away. @returns how many */
export function lightTexts(canvas: Document | null | undefined, text: string): number {
  if (!canvas) return 0;
  for (const old of canvas.querySelectorAll(`[${LIT}]`)) old.removeAttribute(LIT);
  const wanted = plainText(text);
  if (wanted.length < SHORTEST) return 0;
  let count = 0;
  for (const element of canvas.querySelectorAll('body *')) {
    const own = [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const shown = own ? plainText(element.textContent ?? '') : '';
    if (shown === '' || !(shown.includes(wanted) || (wanted.includes(shown) && shown.length > HALF)))
      continue;
    element.setAttribute(LIT, '');
    count++;
  }
  return count;
}

/** In characters: shorter texts are everywhere. */
const SHORTEST = 3;
/** A part of a text with formats. */
const HALF = 20;
