import path from 'node:path';
import { validateCommand } from '../src/tools/check/validate-command.ts';

const colours = process.stdout.isTTY && !process.env['NO_COLOR'];
const root = path.resolve(import.meta.dirname, '..');
const { stdout, stderr, code } = await validateCommand(root, process.argv.slice(2), colours);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code;
