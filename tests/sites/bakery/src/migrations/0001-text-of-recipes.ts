import { inTemplates, renameKey, type Migration } from 'pagewright/migration';

export const migration: Migration = {
  number: 1,
  title: 'The text of a recipe is called text.',
  steps: [renameKey(inTemplates('recipe'), 'body', 'text')],
  examples: [
    {
      kind: 'page',
      before: { template: { type: 'recipe', title: 'Rye bread', body: '<p>Stir it.</p>' } },
      after: { template: { type: 'recipe', title: 'Rye bread', text: '<p>Stir it.</p>' } },
    },
  ],
};
