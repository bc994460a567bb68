import { answerApart } from '../apart/answer-apart.ts';
import { buildBundle } from './build-bundle.ts';

/* The process that bundles code. */

await answerApart(buildBundle);
