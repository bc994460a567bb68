/** Rewrites the drawings that come from data: portraits, covers, awards. Usage: node scripts/draw.ts */
import { fileURLToPath } from 'node:url';
import { writeDrawings } from '../src/node/drawing/draw-all.ts';

const media = fileURLToPath(new URL('../pages-config/_media/', import.meta.url));
console.log(`${await writeDrawings(media)} drawings written.`);
