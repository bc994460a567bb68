import type { MovePage } from 'pagewright/extension';
import { type Edited, applyEdits, insertKey, setValue } from 'pagewright/json';
import { issuePath } from '../../core/record/issue-number.ts';
import { issueNumbers, placeInWords } from '../../core/record/place.ts';
import type { JournalRecord } from '../../core/record/record.ts';
import type { CommandResult } from './command-result.ts';

/**
 * Moves an online-first paper into an issue: its page and files move, its old address redirects, and its date of
 * publication is the issue's; the day of its appearance stays as "onlineFirst".
 * @param named the address of the paper, or its last part
 * @param into the issue, as v1/i2
 */
export async function assignIssue(
  journal: JournalRecord,
  { named, into }: { named: string; into: string },
  movePage: MovePage,
): Promise<CommandResult> {
  const namedPapers = journal.papers.filter(({ slug, route }) => slug === named || route === named);
  const paper = namedPapers.find((each) => !issueNumbers(each));
  if (!paper)
    return refused(namedPapers[0] ? alreadyInIssue(namedPapers[0]) : `There is no paper "${named}".`);
  const issue = journal.issues.find((each) => issuePath(each) === into);
  if (!issue) return refused(`There is no issue ${into}: npm run new -- issue ${into} makes one.`);
  const { volume, issue: number, published } = issue;
  const moved = await movePage({
    from: paper.route,
    to: `${issue.route}/${paper.slug}`,
    edit: (text) => {
      const edits = [
        (now: string) => setValue(now, ['template', 'published'], published),
        (now: string) => insertKey(now, ['template'], 'onlineFirst', paper.published, 'published'),
        (now: string) => insertKey(now, ['template'], 'issue', number, 'authors'),
        (now: string) => insertKey(now, ['template'], 'volume', volume, 'authors'),
      ];
      return edits.reduce((now, edit) => applyResult(now, edit(now)), text);
    },
  });
  if ('refused' in moved) return refused(moved.refused);
  const next = `For its page numbers and a missing DOI: npm run journal -- assign ${into}`;
  return { text: [...moved.descriptions, next].map((line) => `${line}\n`).join(''), code: 0 };
}

function alreadyInIssue(paper: JournalRecord['papers'][number]): string {
  return `${paper.route} is in ${placeInWords(paper)} already; npm run content -- mv moves it to another address.`;
}

function refused(why: string): CommandResult {
  return { text: `${why}\n`, code: 1 };
}

/** @throws if the file has changed since it was validated */
function applyResult(text: string, result: Edited): string {
  if ('refused' in result) throw new Error(result.refused);
  return applyEdits(text, result.edits);
}
