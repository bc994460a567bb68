import { defineCommand } from '../../../src/command/command.ts';

export const command = defineCommand({
  name: 'budgets',
  summary: 'compares the sizes of the built site with their limits',
  options: {},
  run: async ({ roots, out, err }) => {
    const { checkBudgets } = await import('../built/budgets.ts');
    const { table, breaches } = await checkBudgets(roots);
    out(table.map((line) => `${line}\n`).join(''));
    err(breaches.map((line) => `${line}\n`).join(''));
    return breaches.length > 0 ? 1 : 0;
  },
});
