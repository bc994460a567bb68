/** Draws the portraits of the sample people from their parts. Usage: npm run draw */
import path from 'node:path';
import { writePortraits } from '../src/samples/write-portraits.ts';
import { rootsAlone } from './words.ts';

const media = path.join(rootsAlone('npm run draw [-- --site DIR]').site, 'pages-config/_media');
console.log(`${writePortraits(media)} portraits drawn.`);
