import path from 'node:path';
import { callCommand } from '../src/command/call-command.ts';

const engine = path.join(import.meta.dirname, '..');
// The commands for developing the engine are not in the package.
const folders = ['scripts/commands', 'tests/workshop/commands'].map((name) => path.join(engine, name));
const code = await callCommand(engine, folders, process.argv.slice(2));
// A server keeps running, and may already have set its exit code.
if (code !== 0) process.exitCode = code;
