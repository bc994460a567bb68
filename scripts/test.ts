/** Every check and test, in two lanes. Usage: npm test, npm run test:long */
import path from 'node:path';
import { runStages } from '../src/tools/check/stages/run-stages.ts';
import { stagesOf } from '../src/tools/check/stages/steps.ts';
import { wordsOfCall } from './words.ts';

const { values } = wordsOfCall('npm test, npm run test:long', { long: { type: 'boolean', default: false } });
const stages = stagesOf(values.long ? 'long' : 'change');
const { passed, failed } = await runStages(path.resolve(import.meta.dirname, '..'), stages);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
