/** Has the Nu checker read every HTML and SVG file of dist/. Usage: node scripts/markup.ts */
import path from 'node:path';
import { markupCommand } from '../src/tools/check/markup-command.ts';

const { lines, ok } = await markupCommand(path.resolve(import.meta.dirname, '..'));
for (const line of lines) console.log(line);
if (!ok) process.exitCode = 1;
