/**
 * Runs in the page: fields that are so small that a phone zooms in on them, or that lack the right keyboard
 * and autofill.
 * @returns one line for each
 */
export function fieldProblems(): string[] {
  const found: string[] = [];
  const fields = document.querySelectorAll<HTMLElement>(
    ':is(main, dialog) :is(input, select, textarea):not([type=checkbox], [type=radio], [type=hidden], [type=file], [aria-hidden] *)',
  );
  for (const field of fields) {
    const size = parseFloat(getComputedStyle(field).fontSize);
    if (size < 16) found.push(`${field.id} has letters of ${size} px`);
    const type = field.getAttribute('type') ?? '';
    if (!/^(email|tel)$/.test(type)) continue;
    for (const name of ['inputmode', 'autocomplete'])
      if (field.getAttribute(name) !== type)
        found.push(`${field.id}: ${name} is ${field.getAttribute(name)}`);
    const key = field.getAttribute('enterkeyhint') ?? '';
    if (!/next|send/.test(key)) found.push(`${field.id}: enterkeyhint is ${key}`);
  }
  return found;
}
