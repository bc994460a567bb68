import { type Rule, createDiagnostic } from 'pagewright/rule';
import { isBefore } from '../core/record/dates.ts';
import { checkedPapers, hasOtherMonth } from './papers.ts';

/** The versions of a paper are consecutive, and its page shows the last one. */
export const journalVersions: Rule = function* (context, found) {
  for (const { page, paper } of checkedPapers(context)) {
    if (hasOtherMonth(page, found)) continue;
    const { versions = [], published, onlineFirst = published } = paper;
    for (const [index, { date, file }] of versions.entries()) {
      const path = ['template', 'versions', index];
      const before = versions[index - 1]?.date ?? onlineFirst;
      if (isBefore(date, before)) {
        yield createDiagnostic(
          page,
          { path: [...path, 'date'] },
          {
            code: 'version-order',
            message:
              index === 0
                ? `The first version is of ${date}, before the paper appeared (${onlineFirst}).`
                : `Version ${index + 1} is of ${date}, and the one before it of ${before}.`,
            hint: 'Write the oldest version first, and correct the dates.',
          },
        );
      }
      if (file === undefined || index < versions.length - 1) continue;
      yield createDiagnostic(
        page,
        { path: [...path, 'file'] },
        {
          code: 'version-file',
          message: 'The last version has a separate file.',
          hint: 'Remove this line: the last version is the paper’s own file. Only earlier ones are kept beside it.',
        },
      );
    }
  }
};
