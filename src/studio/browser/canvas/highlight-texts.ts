import { plainText } from '../session/find-text.ts';

const LIT = 'data-studio-lit';

/**
 * Marks every place of the page that shows a text; an empty text removes the marks. @returns the number of marks
 */
export function highlightTexts(canvas: Document | null | undefined, text: string): number {
  if (!canvas) return 0;
  for (const old of canvas.querySelectorAll(`[${LIT}]`)) old.removeAttribute(LIT);
  const wanted = plainText(text);
  if (wanted.length < MIN_LENGTH) return 0;
  let count = 0;
  for (const element of canvas.querySelectorAll('body *')) {
    const own = [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const shown = own ? plainText(element.textContent ?? '') : '';
    if (
      shown === '' ||
      !(shown.includes(wanted) || (wanted.includes(shown) && shown.length > MIN_PART_LENGTH))
    )
      continue;
    element.setAttribute(LIT, '');
    count++;
  }
  return count;
}

/** The minimal length in characters: shorter texts occur everywhere. */
const MIN_LENGTH = 3;
/** The minimal length in characters of a part of a formatted text. */
const MIN_PART_LENGTH = 20;
