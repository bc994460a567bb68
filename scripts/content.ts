import './compile-cache.mjs';
import { askAtTerminal } from './ask-at-terminal.ts';
import { rootsOfCall } from './roots.ts';

const { contentCommand } = await import('../src/tools/content/content-command.ts');

const { stdout, stderr } = process;
// Whoever reads the output may have seen enough, as `head` does.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
const { roots, rest } = rootsOfCall();
process.exitCode = await contentCommand({
  roots,
  args: rest,
  out: (text) => void stdout.write(text),
  err: (text) => void stderr.write(text),
  ask: askAtTerminal(),
});
