/** Holds what dist/ ships to browsers to the oldest that are supported. Usage: node scripts/shipped.ts [--site DIR] */
import { shippedCommand } from '../src/tools/check/shipped/shipped-command.ts';
import { rootsOfCall } from './roots.ts';

const { lines, ok } = shippedCommand(rootsOfCall().roots);
for (const line of lines) console.log(line);
if (!ok) process.exitCode = 1;
