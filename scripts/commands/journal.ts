import type { CommandGroup } from '../../src/command/command.ts';

export const command: CommandGroup = {
  name: 'journal',
  summary: 'imports papers, numbers them, counts their use, makes PDFs and files for indexes',
  verbs: async () => {
    const { journalVerbs } = await import('../../src/journal/node/build/journal-verbs.ts');
    return journalVerbs(async ({ roots }, args) => (await import('../journal.ts')).runJournal(roots, args));
  },
};
