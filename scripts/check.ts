import './compile-cache.mjs';
import { rootsOfCall } from './roots.ts';

const { checkCommand } = await import('../src/tools/check/changes/check-command.ts');

const colours = process.stdout.isTTY && !process.env['NO_COLOR'];
const { roots, rest } = rootsOfCall();
const { stdout, stderr, code } = await checkCommand(roots, rest, colours);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code;
