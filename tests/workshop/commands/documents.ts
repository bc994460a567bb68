/** Makes the sample documents from their texts. Usage: npm run documents [-- PART OF A FILE NAME] */
import path from 'node:path';
import { writeDocuments } from '../samples/write-documents.ts';
import { startPrinter } from '../../../src/tools/start-printer.ts';
import { rootsOfCall } from '../../../scripts/roots.ts';

const { roots, rest } = rootsOfCall();
if (rest.length > 1 || rest[0]?.startsWith('-')) {
  console.error(`${rest.join(' ')} can’t be understood.\nnpm run documents [-- PART OF A FILE NAME]`);
  process.exit(2);
}
console.log((await writeDocuments(path.join(roots.site, 'pages-config'), startPrinter, rest[0])).join('\n'));
