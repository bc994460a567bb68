import path from 'node:path';
import { runStages } from '../src/tools/check/stages/run-stages.ts';
import { stages } from '../src/tools/check/stages/steps.ts';

const { passed, failed } = await runStages(path.resolve(import.meta.dirname, '..'), stages);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
