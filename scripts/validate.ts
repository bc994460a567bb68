import './compile-cache.mjs';
import { rootsOfCall } from './roots.ts';

const { validateCommand } = await import('../src/tools/check/validate/validate-command.ts');

const colours = process.stdout.isTTY && !process.env['NO_COLOR'];
const { roots, rest } = rootsOfCall();
const { stdout, stderr, code } = await validateCommand(roots, rest, colours);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code;
