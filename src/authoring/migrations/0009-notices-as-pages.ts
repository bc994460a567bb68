import type { JsonObject } from '../../core/content/valid-page.ts';
import { removeValue } from '../edits/json-edits.ts';
import { applyEdits } from '../edits/text-edit.ts';
import { escapeMarkup } from '../../core/markup.ts';
import { toRoute, parseTranslation } from '../../core/page/routes.ts';
import type { AddedPage, Migration, OldFile, MigrationStep } from './migration.ts';
import { inSections, findValueAt } from './places.ts';
import { removeKey } from './steps.ts';

const note = 'In Table 2 the columns for 2023 and 2024 were exchanged; the file has been corrected.';

/**
 * Moves corrections and retractions out of the paper: each becomes a page of the journal next to the paper's
 * page.
 */
export const noticesAsPages: Migration = {
  number: 9,
  title: 'Corrections and retractions of papers are separate pages, with the template “notice”.',
  steps: [
    noticesOfPapers(),
    removeKey(inSections('paper'), 'notices'),
    removeKey(inSections('paper'), 'mark'),
  ],
  examples: [
    {
      kind: 'page',
      before: {
        template: {
          ...paper(),
          notices: [{ kind: 'correction', date: '2025-10', note, link: 'https://example.org/notice' }],
        },
      },
      after: { template: paper() },
    },
    {
      kind: 'section',
      before: {
        ...section(),
        mark: 'Retracted',
        notices: [{ kind: 'retraction', label: 'Retracted, October 2025', text: note }],
      },
      after: section(),
    },
  ],
};

function noticesOfPapers(): MigrationStep {
  return ({ kind, text, data, path }) => {
    const template = data['template'] as JsonObject | null | undefined;
    const notices = template?.['type'] === 'paper' ? template['notices'] : undefined;
    if (kind !== 'page' || notices === undefined) return { text };
    const edited = removeValue(text, ['template', 'notices']);
    if ('refused' in edited) return edited;
    // A translation repeats the notices of the original. Only the original's notices become pages.
    const isOriginal = parseTranslation(path) === undefined;
    const list = Array.isArray(notices) && isOriginal ? notices.filter(isNotice) : [];
    const added = list.map((notice, index) => createNoticePage({ path, data }, notice, list.slice(0, index)));
    return { text: applyEdits(text, edited.edits), added };
  };
}

interface OldNotice {
  kind: string;
  date: string;
  note: string;
  link?: unknown;
}

/** An invalid notice is not migrated; it must be corrected first. */
function isNotice(value: unknown): value is OldNotice {
  return ['kind', 'date', 'note'].every((key) => typeof findValueAt(value, [key]) === 'string');
}

/**
 * The page of a notice, in the paper's issue.
 * @param before earlier notices of the paper: two of the same kind need different addresses
 */
function createNoticePage(
  { path, data }: Pick<OldFile, 'path' | 'data'>,
  { kind, date, note: summary, link }: OldNotice,
  before: readonly OldNotice[],
): AddedPage {
  const paper = data['template'] as JsonObject;
  const number = before.filter((each) => each.kind === kind).length + 1;
  const title = `${kindTitle(kind)}: ${String(paper['title'])}`.slice(0, 300);
  const ending = number > 1 ? `-${number}` : '';
  const page = {
    ...(typeof data['$schema'] === 'string' && { $schema: data['$schema'] }),
    title: `${title.slice(0, 60)}${ending.replace('-', ' ')}`,
    description: `${kindTitle(kind)}, ${date}: what was found in a paper of the journal, and what has been done about it.`,
    template: {
      type: 'notice',
      kind,
      of: toRoute(path),
      title,
      volume: paper['volume'],
      issue: paper['issue'],
      published: date,
      summary,
      // Old retractions have no separate reason: the summary contains it.
      ...(kind === 'retraction' && { reason: summary }),
      ...(typeof link === 'string' && {
        text: `<p><a href="${escapeMarkup(link)}">The notice in full</a></p>`,
      }),
      signedBy: [{ name: 'The editors' }],
      ...(paper['sample'] === true && { sample: true }),
    },
  };
  return {
    path: path.replace(/(\/index)?\.json$/, `-${kind}${ending}.json`),
    text: `${JSON.stringify(page, null, 2)}\n`,
  };
}

/** expression-of-concern → Expression of concern */
function kindTitle(kind: string): string {
  const title = kind.replaceAll('-', ' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function paper() {
  return {
    type: 'paper',
    title: 'Rye bread in the valley',
    authors: [{ given: 'Ida', family: 'Moor', position: 'Baker', affiliation: 'Example Bakery' }],
    volume: 1,
    issue: 1,
    published: '2025-08',
    abstract: ['Rye keeps longer than wheat, and tastes of more.'],
    keywords: ['rye', 'bread', 'valleys'],
    language: 'en',
    subject: 'Baking',
    file: 'downloads/sample.pdf',
  };
}

function section() {
  return {
    type: 'paper',
    line: 'Baking · Volume 1, Issue 1',
    title: 'Rye bread in the valley',
    authors: [{ name: 'Ida Moor', position: 'Baker', affiliation: 'Example Bakery' }],
    abstract: ['Rye keeps longer than wheat, and tastes of more.'],
    keywords: ['rye'],
    language: 'en',
    file: 'downloads/sample.pdf',
    facts: [{ term: 'Published', value: 'August 2025' }],
    context: { collection: 'paper-context', of: '/journal/v1/i1/rye-bread' },
  };
}
