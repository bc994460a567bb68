import { build } from '../src/tools/build-command.ts';
import { shotsCommand } from '../src/tools/shots/shots-command.ts';
import { rootsOfCall } from './roots.ts';

const { roots, rest } = rootsOfCall();
process.exitCode = await shotsCommand(roots, rest, {
  say: (line) => console.log(line),
  build: () => build(roots),
});
