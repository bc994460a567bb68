import type { ValidPage } from 'pagewright/content';
import { routeOfLink } from 'pagewright/page';
import type { DepositAnswers } from '../../core/deposits/deposit-answers.ts';
import { findGaps } from '../../core/deposits/gaps.ts';
import { plainTextOfData, type PolicyText } from '../../core/deposits/stated-facts.ts';
import { storedRecordsFile } from '../../core/record/stored/stored-records.ts';
import type { ReadJournal } from '../build/read-journal.ts';

/** The missing facts of a journal, by indexer. @param answers of deposit services so far */
export function gapsText(
  { journal, project, validation }: ReadJournal,
  answers: DepositAnswers,
  now: Date,
): string {
  const blocks = findGaps(journal, {
    month: now.toISOString().slice(0, 7),
    wordsAt: wordsOn(validation.pages),
    isDated: project.records?.some(({ path: file }) => file === storedRecordsFile) ?? false,
    answers,
  }).map(({ indexer, gaps }) => {
    const lines = gaps.map(({ what, how }) => `  - ${what}\n    ${how}\n`);
    return `${indexer}\n${lines.length > 0 ? lines.join('') : '  nothing is missing\n'}`;
  });
  return `Missing facts of ${journal.title}, for the owner to supply:\n\n${blocks.join('\n')}`;
}

/** Returns a function that finds the text of the page at an address. */
function wordsOn(pages: readonly ValidPage[]): PolicyText {
  return (address) => {
    const page = pages.find(({ route }) => route === routeOfLink(address));
    return page && plainTextOfData(page.data);
  };
}
