/** Makes the sample papers and documents from their texts. Usage: npm run documents [-- PART OF A FILE NAME] */
import path from 'node:path';
import { writeDocuments } from '../src/samples/write-documents.ts';

const content = path.resolve(import.meta.dirname, '../pages-config');
console.log((await writeDocuments(content, process.argv[2])).join('\n'));
