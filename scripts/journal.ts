import { journalCommand } from '../src/journal/build/journal-command.ts';
import { moveEdited } from '../src/tools/content/move-edited.ts';
import { scaffold } from '../src/tools/scaffold/scaffold.ts';
import { rootsOfCall } from './roots.ts';

const { roots, rest } = rootsOfCall();
const { text, code } = await journalCommand(
  roots,
  rest,
  new Date(),
  (wanted) => scaffold(roots, wanted),
  (wanted) => moveEdited(roots, wanted),
);
process[code === 0 ? 'stdout' : 'stderr'].write(text);
process.exitCode = code;
