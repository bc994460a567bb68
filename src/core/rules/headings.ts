import { quote } from '../schema/value-words.ts';
import { createDiagnostic, type FileRule } from './rule.ts';

/** One main heading on each page, and no skipped level below it. */
export const headings: FileRule = function* (page) {
  if (!page.valid || page.opaque) return;
  let last = 0;
  let main: string | undefined;
  for (const heading of page.headings) {
    const { level, text } = heading;
    if (level === 1 && main !== undefined) {
      yield createDiagnostic(page, heading, {
        code: 'second-main-heading',
        message: `${quote(text)} is a second main heading; the first is ${quote(main)}.`,
        hint: 'Keep one section with a main heading, such as a page-head or a hero.',
      });
    } else if (level > last + 1 && (last > 0 || page.headings.some((other) => other.level === 1))) {
      const after = last === 0 ? 'comes before the main heading' : `comes after one of level ${last}`;
      yield createDiagnostic(page, heading, {
        code: 'heading-order',
        message: `The heading ${quote(text)} of level ${level} ${after}.`,
        hint:
          last === 0
            ? 'Move the section with the main heading to the top.'
            : `Make it level ${last + 1}, or give the section a title.`,
      });
    }
    if (level === 1) main ??= text;
    last = level;
  }
  if (main !== undefined) return;
  const path = [page.data['template'] === undefined ? 'sections' : 'template'];
  yield createDiagnostic(
    page,
    { path },
    {
      code: 'no-main-heading',
      what: 'key',
      message: 'The page has no main heading.',
      hint: 'Begin with a section that has one, such as page-head or hero.',
    },
  );
};
