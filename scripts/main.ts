import path from 'node:path';
import { callCommand } from '../src/command/call-command.ts';

const engine = path.join(import.meta.dirname, '..');
// Those for the engine's own development, and those of the workshop, are not in the package.
const folders = ['scripts/commands', 'scripts/development', 'tests/workshop/commands'].map((name) =>
  path.join(engine, name),
);
const code = await callCommand(engine, folders, process.argv.slice(2));
// A server goes on, and may have said by itself how it is going to end.
if (code !== 0) process.exitCode = code;
