import type { CommandGroup } from 'pagewright/command';

export const command: CommandGroup = {
  name: 'journal',
  summary: 'imports papers, numbers them, counts their use, makes PDFs and files for indexes',
  verbs: async () => {
    const { journalVerbs } = await import('../node/verbs/journal-verbs.ts');
    return journalVerbs(async (roots) =>
      (await import('../node/verbs/journal-tools.ts')).journalTools(roots),
    );
  },
};
