import path from 'node:path';
import { defineCommand } from '../../../src/command/command.ts';

export const command = defineCommand({
  name: 'documents',
  summary: 'makes the sample documents from their texts',
  takes: '[PART OF A FILE NAME]',
  options: {},
  run: async ({ roots, positionals: [part], out }) => {
    const { writeDocuments } = await import('../samples/write-documents.ts');
    const { startPrinter } = await import('../../../src/tools/start-printer.ts');
    const lines = await writeDocuments(path.join(roots.site, 'pages-config'), startPrinter, part);
    out(`${lines.join('\n')}\n`);
    return 0;
  },
});
