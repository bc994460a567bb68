import { candidateFiles } from 'pagewright/page';
import { type Diagnostic, type Rule, createDiagnostic, inTemplate } from 'pagewright/rule';
import { issueNumbers } from '../core/record/place.ts';
import { checkedPapers, findJournalRoutes, writtenJournal, type CheckedPaper } from './papers.ts';

/** A paper is either in an issue or online first; an online-first one is below its list and has no issue numbers. */
export const journalOnlineFirst: Rule = function* (context) {
  const routes = findJournalRoutes(context);
  if (!routes) return;
  const home = routes.onlineFirst;
  const papers = checkedPapers(context);
  const isContinuous = writtenJournal(context).frequency === 'continuous';
  // A journal without issues may have volumes.
  const isAlone = ({ paper: { volume, issue } }: CheckedPaper) =>
    issue === undefined && (isContinuous || volume === undefined);
  for (const each of papers) if (!isAlone(each)) yield* checkNumbers(each);
  const waiting = papers.filter(isAlone);
  for (const each of waiting) yield* checkWaiting(each, home);
  const [first] = waiting;
  if (first && !context.byRoute.has(home)) {
    yield createDiagnostic(first.page, inTemplate('type'), {
      code: 'no-online-first',
      about: candidateFiles(home),
      message: 'There is no page for the papers online first.',
      hint: `Write pages-config${home}.json with the template "online-first", or run \`npm run new -- online-first\`.`,
    });
  }
};

/** Volume and issue occur only together. */
function* checkNumbers({ page, paper }: CheckedPaper): Iterable<Diagnostic> {
  const { volume, issue } = paper;
  if (issueNumbers(paper) || (volume === undefined && issue === undefined)) return;
  const [given, missing] = volume === undefined ? ['issue', 'volume'] : ['volume', 'issue'];
  yield createDiagnostic(page, inTemplate(given), {
    code: 'half-place',
    message: `The paper has its ${given} and no ${missing}.`,
    hint: `Write "${missing}" too, or neither of them while the paper is online first.`,
  });
}

function* checkWaiting({ page, paper }: CheckedPaper, home: string): Iterable<Diagnostic> {
  if (page.route.replace(/\/[^/]*$/, '') !== home) {
    yield createDiagnostic(page, inTemplate('type'), {
      code: 'wrong-place',
      message: `The file names no issue, but is at ${page.route}.`,
      hint: `Write its "volume" and "issue", or move it to ${home}/…, the place of papers online first.`,
    });
  }
  if (paper.pages) {
    yield createDiagnostic(page, inTemplate('pages'), {
      code: 'pages-without-issue',
      message: 'The paper has page numbers, but no issue.',
      hint: 'Leave "pages" out until the paper is in an issue: `npm run journal -- assign` writes them then.',
    });
  }
  if (paper.onlineFirst) {
    yield createDiagnostic(page, inTemplate('onlineFirst'), {
      code: 'online-first-twice',
      message: 'While a paper is online first, “published” says when it appeared.',
      hint: 'Write that day as "published", and leave "onlineFirst" out until the paper is in an issue.',
    });
  }
}
