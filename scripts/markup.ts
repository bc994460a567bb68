/** Has the Nu checker read every HTML and SVG file of dist/. Usage: node scripts/markup.ts [--site DIR] */
import { markupCommand } from '../src/tools/check/built/markup-command.ts';
import { rootsOfCall } from './roots.ts';

const { lines, ok } = await markupCommand(rootsOfCall().roots);
for (const line of lines) console.log(line);
if (!ok) process.exitCode = 1;
