/** Measures the engine on corpora of many pages. Usage: npm run bench [-- --help] */
import { benchCommand } from '../bench/bench-command.ts';
import { rootsOfCall } from '../../../scripts/roots.ts';

const { roots, rest } = rootsOfCall();
process.exitCode = await benchCommand(roots, rest, {
  print: (text) => console.log(text),
  say: (line) => console.error(line),
});
