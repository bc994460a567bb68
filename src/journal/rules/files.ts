import { type PdfFacts, findDownload } from 'pagewright/content';
import { type Diagnostic, type Rule, createDiagnostic, inTemplate } from 'pagewright/rule';
import { isPlaced, checkedPapers, findJournalRoutes, type CheckedPaper } from './papers.ts';

/** A paper's PDF is next to its page, is machine-readable, and has as many pages as the record. */
export const journalFiles: Rule = function* (context) {
  const routes = findJournalRoutes(context);
  for (const each of checkedPapers(context)) {
    // A paper in the wrong folder has its file in the wrong folder too.
    if (!isPlaced(each, routes)) continue;
    // A paper of a short kind may have no PDF.
    if (each.paper.file === undefined) continue;
    const expected = `${each.page.route.slice(1)}.pdf`;
    const file = findDownload(context.media, each.paper.file, each.page.file);
    if (each.paper.file !== expected) {
      yield createDiagnostic(each.page, inTemplate('file'), {
        code: 'paper-file',
        message: `The paper’s file is not ${expected}.`,
        hint: `Write "${expected}": the PDF is beside the page and has its name, where search engines look for it.`,
        meant: context.media.has(expected) ? expected : undefined,
      });
    }
    // The pages of another paper must not be counted.
    else if (file?.pdf) yield* checkPdf(each, file.pdf);
  }
};

function* checkPdf(
  { page, paper }: CheckedPaper,
  { pages, text, locked, title }: PdfFacts,
): Iterable<Diagnostic> {
  const place = inTemplate('file');
  if (locked) {
    yield createDiagnostic(page, place, {
      code: 'locked-pdf',
      message: `${paper.file} is locked by a password or by permissions.`,
      hint: 'Save it without protection: indexes and screen readers can’t open it.',
    });
  } else if (!text) {
    yield createDiagnostic(page, place, {
      code: 'pdf-without-text',
      message: `${paper.file} contains no text, only pictures of pages.`,
      hint: 'Make the PDF from the document itself, or run text recognition on it: nobody can search it or hear it read.',
    });
  }
  if (title !== undefined && !isSameTitle(paper, title)) {
    yield createDiagnostic(page, inTemplate('title'), {
      code: 'pdf-title',
      severity: 'warning',
      message: `${paper.file} has the title “${title}”, unlike the paper.`,
      hint: 'Make it again from its text (`npm run documents`, if that is beside it), or correct the title in the file.',
    });
  }
  if (!paper.pages || pages === 0 || locked) return;
  const { first, last } = paper.pages;
  if (typeof first !== 'number' || typeof last !== 'number') return;
  const said = last - first + 1;
  if (said === pages || said < 1) return;
  yield createDiagnostic(page, inTemplate('pages'), {
    code: 'page-count',
    severity: 'warning',
    explains: { codes: ['page-overlap'], files: [page.file] },
    message: `Pages ${first}–${last} are ${said}, but the PDF has ${pages}.`,
    hint: 'Write the numbers that are printed in the file.',
  });
}

/** Programs add the subtitle or the journal to the title, and vary spaces and capitals. */
function isSameTitle({ title }: CheckedPaper['paper'], ofFile: string): boolean {
  const plain = (text: string) =>
    text
      .replace(/[\s\u2018\u2019'"\u201c\u201d]+/g, ' ')
      .trim()
      .toLowerCase();
  return plain(ofFile).startsWith(plain(title));
}
