import { generate, generatedCode } from '../src/build/generate/generate.ts';
import { compareReleased, writeReleased } from '../src/build/generate/released-file.ts';
import { compareGenerated } from '../src/build/generate/sync-generated.ts';
import { wordsOfCall } from './words.ts';

const { roots, values } = wordsOfCall('npm run generate [-- --check]', {
  check: { type: 'boolean', default: false },
});
const root = roots.engine;
if (values.check) {
  const { outdated, stale } = await compareGenerated(root, await generatedCode(root));
  const { isFresh, faults } = await compareReleased(root);
  const hint = 'run `npm run generate` and commit the result.';
  for (const file of outdated) console.error(`${file.path} differs from its schema: ${hint}`);
  for (const file of stale) console.error(`${file} is made from no schema any more: ${hint}`);
  for (const fault of faults) console.error(fault);
  if (!isFresh) console.error(`schemas/released.json differs from the schemas: ${hint}`);
  if (outdated.length + stale.length > 0 || !isFresh) process.exitCode = 1;
} else {
  const { outdated, stale } = await generate(root);
  for (const file of outdated) console.log(`wrote ${file.path}`);
  for (const file of stale) console.log(`removed ${file}`);
  const released = await compareReleased(root);
  for (const fault of released.faults) console.error(fault);
  if (!released.isFresh && released.faults.length === 0) await writeReleased(root, released);
}
