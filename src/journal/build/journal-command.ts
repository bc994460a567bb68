import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { depositsOf } from '../deposits/deposits.ts';
import { gapsOf } from '../deposits/gaps.ts';
import { writeListPages } from './write-list-pages.ts';
import { journalRecord, type JournalRecord } from '../record/record.ts';
import { ContentError } from '../../build/content-error.ts';
import type { ValidPage } from '../../core/content/valid-page.ts';
import type { Roots } from '../../build/roots.ts';
import { validateSite } from '../../build/validate-site.ts';

export interface Said {
  text: string;
  /** 0: done, 1: the content has errors, 2: the command was not understood. */
  code: 0 | 1 | 2;
}

const USAGE = `npm run journal -- pages      writes the pages that long lists need: years of the archive, parts of indexes
npm run journal -- gaps       what each indexer asks for and the content does not say
npm run journal -- deposits   writes what Crossref and DOAJ take into var/deposits
`;

/** What the journal's owner asks for: what is missing, and the files for indexes. */
export async function journalCommand(roots: Roots, argv: readonly string[], now: Date): Promise<Said> {
  const [verb, ...more] = argv;
  if (more.length > 0 || !(verb !== undefined && verb in verbs)) return { text: USAGE, code: 2 };
  const { project, validation } = await validateSite(roots);
  const { site, pages, diagnostics } = validation;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    return { text: `${new ContentError(errors).message} Run npm run validate first.\n`, code: 1 };
  }
  if (!site?.data['journal']) return { text: 'pages-config/_site.json has no "journal".\n', code: 1 };
  const journal = journalRecord({ site: site.data, pages, media: project.media });
  return {
    text: await verbs[verb as keyof typeof verbs](journal, { root: roots.site, now, pages }),
    code: 0,
  };
}

interface Around {
  /** The root of the site. */
  root: string;
  now: Date;
  pages: readonly ValidPage[];
}

const verbs = {
  gaps: (journal: JournalRecord, { now }: Around) => tellGaps(journal, now),
  deposits: (journal: JournalRecord, { root, now }: Around) => writeDeposits(root, journal, now),
  pages: (journal: JournalRecord, { root, pages }: Around) => writeListPages(root, journal, pages),
};

function tellGaps(journal: JournalRecord, now: Date): string {
  const blocks = gapsOf(journal, now.toISOString().slice(0, 7)).map(({ indexer, gaps }) => {
    const lines = gaps.map(({ what, how }) => `  - ${what}\n    ${how}\n`);
    return `${indexer}\n${lines.length > 0 ? lines.join('') : '  nothing is missing\n'}`;
  });
  return `What the owner must supply for ${journal.title}:\n\n${blocks.join('\n')}`;
}

async function writeDeposits(root: string, journal: JournalRecord, now: Date): Promise<string> {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const { files, dormant } = depositsOf(journal, stamp);
  const folder = path.join(root, 'var/deposits');
  if (files.size > 0) await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(path.join(folder, name), text);
  const written = [...files.keys()].map((name) => `wrote var/deposits/${name}\n`);
  return [...written, ...dormant.map((reason) => `${reason}\n`)].join('');
}
