import path from 'node:path';
import { journalCommand } from '../src/journal/build/journal-command.ts';

const root = path.resolve(import.meta.dirname, '..');
const { text, code } = await journalCommand(root, process.argv.slice(2), new Date());
process[code === 0 ? 'stdout' : 'stderr'].write(text);
process.exitCode = code;
