/** Puts faults in the way of what the server promises. Usage: npm run torture [-- --help] */
import { tortureCommand } from '../torture/torture-command.ts';
import { rootsOfCall } from '../../../scripts/roots.ts';

const { roots, rest } = rootsOfCall();
process.exitCode = await tortureCommand(roots, rest, {
  print: (text) => console.log(text),
  say: (line) => console.error(line),
});
