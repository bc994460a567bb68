import { build } from '../src/tools/build-command.ts';
import { contentChanges, routesToShow } from '../src/tools/content/changes/content-changes.ts';
import { shotsCommand } from '../src/tools/shots/shots-command.ts';
import { rootsOfCall } from './roots.ts';

const { roots, rest } = rootsOfCall();
process.exitCode = await shotsCommand(roots, rest, {
  say: (line) => console.log(line),
  build: (which = roots) => build(which),
  changedSince: async (commit) => routesToShow(await contentChanges(roots, commit)),
});
