/** Draws the portraits of the sample people from their parts. Usage: npm run draw */
import path from 'node:path';
import { writePortraits } from '../src/samples/write-portraits.ts';
import { rootsOfCall } from './roots.ts';

const media = path.join(rootsOfCall().roots.site, 'pages-config/_media');
console.log(`${writePortraits(media)} portraits drawn.`);
