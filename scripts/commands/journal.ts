import type { CommandGroup } from '../../src/command/command.ts';

export const command: CommandGroup = {
  name: 'journal',
  summary: 'papers from files and submissions, their numbers, use, PDFs, and what indexes take',
  verbs: async () => {
    const { journalVerbs } = await import('../../src/journal/build/journal-verbs.ts');
    return journalVerbs(async ({ roots }, words) => (await import('../journal.ts')).runJournal(roots, words));
  },
};
