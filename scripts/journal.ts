import { journalCommand } from '../src/journal/build/journal-command.ts';
import { rootsOfCall } from './roots.ts';

const { roots, rest } = rootsOfCall();
const { text, code } = await journalCommand(roots, rest, new Date());
process[code === 0 ? 'stdout' : 'stderr'].write(text);
process.exitCode = code;
