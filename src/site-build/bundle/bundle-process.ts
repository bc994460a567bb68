import { answerParent } from '../child-process/answer-parent.ts';
import { buildBundle } from './build-bundle.ts';

/* The child process that bundles code. */

await answerParent(buildBundle);
