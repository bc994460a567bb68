import path from 'node:path';
import { readPages } from '../corpus/read-corpus.ts';

/* A lower bound for validating a site: its pages read and parsed. Usage: node parse-loop.ts SITE */
const pages = readPages(path.join(process.argv[2] ?? '', 'pages-config'));
if (pages.length === 0) throw new Error('There is no page.');
