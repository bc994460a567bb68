import { validateSite } from 'pagewright/command';
import { ContentError, type Texts } from 'pagewright/content';
import type { Roots } from 'pagewright/extension';
import { journalRecord, type JournalRecord } from '../../core/record/record.ts';
import type { CommandResult } from '../verbs/command-result.ts';
import { diagnosticLines } from '../verbs/file-diagnostics.ts';

type Validated = Awaited<ReturnType<typeof validateSite>>;

/** A valid site with its journal. */
export interface ReadJournal extends Pick<Validated, 'project' | 'validation'> {
  site: NonNullable<Validated['validation']['site']>['data'];
  texts: Texts;
  journal: JournalRecord;
}

/**
 * Validates a site and makes the record of its journal.
 * @param drafts whether drafts are read too
 * @returns the result of the command if the content has errors, or no journal
 */
export async function readJournal(roots: Roots, drafts: boolean): Promise<ReadJournal | CommandResult> {
  const { project, validation, texts } = await validateSite(roots, {
    showing: { drafts, isDevelopment: drafts },
  });
  const { site, pages, diagnostics } = validation;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const lines = [new ContentError(errors).message, ...diagnosticLines(errors.slice(0, mostShown))];
    return { text: lines.map((line) => `${line}\n`).join(''), code: 1 };
  }
  if (!site?.data['journal']) return { text: 'pages-config/_site.json has no "journal".\n', code: 1 };
  try {
    const journal = journalRecord({ site: site.data, pages, media: project.media, texts });
    return { project, validation, site: site.data, texts, journal };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return {
      text: diagnosticLines(error.diagnostics)
        .map((line) => `${line}\n`)
        .join(''),
      code: 1,
    };
  }
}

/** The most errors that are listed: a person corrects some, and runs the command again. */
const mostShown = 10;
