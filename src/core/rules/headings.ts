import type { Diagnostic } from '../diagnostic.ts';
import { quote } from '../schema/message-parts.ts';
import { repeatedIds } from './ids.ts';
import { resolvePath, type Place } from './references.ts';
import { createDiagnostic, type FileRule, type ParsedFile } from './rule.ts';

/**
 * Reports pages without exactly one main heading, skipped levels, and neighbouring sections with the same
 * heading.
 */
export const headings: FileRule = function* (page) {
  if (!page.valid || page.opaque) return;
  yield* repeatedHeadings(page);
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

/**
 * Reports headings that repeat the words of an earlier one below the same heading: an outline can't
 * distinguish them.
 */
function* repeatedHeadings(page: ParsedFile): Iterable<Diagnostic> {
  const clashing = new Set(repeatedIds(page.ids).map(({ at, offset }) => `${at} ${offset}`));
  const parents: string[] = [];
  const seen = new Map<string, Place>();
  for (const heading of page.headings) {
    parents.length = Math.min(parents.length, heading.level);
    parents[heading.level] = heading.text.trim().toLowerCase();
    const name = JSON.stringify(parents);
    const first = seen.get(name);
    seen.set(name, first ?? heading);
    // An editor can't rename the output of a template, and equal names of links are already reported.
    if (!first || heading.path?.[0] === 'template' || clashing.has(`${heading.at} ${heading.offset}`))
      continue;
    // The label of a tab is a heading only where all panels are shown.
    if (resolvePath(page, first).at(-1) === 'label') continue;
    yield createDiagnostic(page, heading, {
      code: 'repeated-heading',
      severity: 'warning',
      message: `There are two headings ${quote(heading.text)} of level ${heading.level} beside each other.`,
      hint: 'Give each its own words, or join the two sections: screen readers list headings alone.',
    });
  }
}
