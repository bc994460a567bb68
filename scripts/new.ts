import { newCommand } from '../src/tools/scaffold/new-command.ts';
import { rootsOfCall } from './roots.ts';

const { roots, rest } = rootsOfCall();
const { stdout, stderr, code } = await newCommand(roots, rest);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code;
