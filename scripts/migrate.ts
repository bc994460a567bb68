import './compile-cache.mjs';
import { askAtTerminal } from './ask-at-terminal.ts';
import { rootsOfCall } from './roots.ts';

const { migrateCommand } = await import('../src/tools/migrate/migrate-command.ts');

const { roots, rest } = rootsOfCall();
process.exitCode = await migrateCommand({
  roots,
  args: rest,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  ask: askAtTerminal(),
});
