import path from 'node:path';
import { runSteps } from '../src/tools/check/run-steps.ts';
import { steps } from '../src/tools/check/steps.ts';

const { passed, failed } = await runSteps(path.resolve(import.meta.dirname, '..'), steps);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
