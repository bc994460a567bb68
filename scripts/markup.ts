/** Has the Nu checker read every HTML and SVG file of dist/. Usage: node scripts/markup.ts [--site DIR] */
import { markupCommand } from '../src/tools/check/built/markup-command.ts';
import { rootsAlone } from './words.ts';

const { lines, ok } = await markupCommand(rootsAlone('node scripts/markup.ts [--site DIR]'));
for (const line of lines) console.log(line);
if (!ok) process.exitCode = 1;
