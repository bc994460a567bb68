/** Makes the sample documents from their texts. Usage: npm run documents [-- PART OF A FILE NAME] */
import path from 'node:path';
import { writeDocuments } from '../src/samples/write-documents.ts';
import { startPrinter } from '../src/tools/start-printer.ts';
import { rootsOfCall } from './roots.ts';

const { roots, rest } = rootsOfCall();
console.log((await writeDocuments(path.join(roots.site, 'pages-config'), startPrinter, rest[0])).join('\n'));
