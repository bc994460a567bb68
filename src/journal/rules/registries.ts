import type { JsonPath } from 'pagewright/json';
import { type Diagnostic, type Rule, createDiagnostic, inTemplate } from 'pagewright/rule';
import { isRor } from 'pagewright/text';
import { checkedPapers, type CheckedPaper } from './papers.ts';

/** The numbers of institutions are valid, and supplementary files are next to their paper. */
export const journalRegistries: Rule = function* (context) {
  for (const each of checkedPapers(context)) {
    yield* checkInstitutions(each);
    yield* checkSupplements(each);
  }
};

function* checkInstitutions({ page, paper }: CheckedPaper): Iterable<Diagnostic> {
  const authors = paper.authors.flatMap(({ ror, furtherAffiliations = [] }, index): Numbered[] => [
    { ror, path: ['authors', index] },
    ...furtherAffiliations.map((each, place): Numbered => {
      return { ror: each.ror, path: ['authors', index, 'furtherAffiliations', place] };
    }),
  ]);
  const grants = (paper.funding?.grants ?? []).map(({ ror }, index): Numbered => {
    return { ror, path: ['funding', 'grants', index] };
  });
  for (const { ror, path } of [...authors, ...grants]) {
    if (ror === undefined || isRor(ror)) continue;
    yield createDiagnostic(page, inTemplate(...path, 'ror'), {
      code: 'wrong-ror',
      message: `${ror} is not a ROR number: its check digits are wrong.`,
      hint: 'Copy it again from the institution’s page at ror.org.',
    });
  }
}

interface Numbered {
  ror: string | undefined;
  path: JsonPath;
}

function* checkSupplements({ page, paper }: CheckedPaper): Iterable<Diagnostic> {
  const folder = page.route.slice(1).replace(/[^/]*$/, '');
  for (const [index, { file }] of (paper.supplements ?? []).entries()) {
    if (file.startsWith(folder) && !file.slice(folder.length).includes('/')) continue;
    yield createDiagnostic(page, inTemplate('supplements', index, 'file'), {
      code: 'supplement-place',
      message: `The file is not beside the paper, in ${folder}.`,
      hint: 'Move it there: the files of a paper move together with it.',
    });
  }
}
