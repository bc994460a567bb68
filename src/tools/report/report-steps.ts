import type { ReportProgress } from '../../site-build/pages/progress.ts';
import { progressText } from './progress-text.ts';

/** The part of a stream that is needed: a terminal, or a log file. */
export interface Screen {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Reports the steps of a build to the user. */
export interface StepReporter {
  notify: ReportProgress;
  /** Ends the line that is being rewritten, if any. */
  end(): void;
}

/** The minimal time between rewrites of a line, in milliseconds. */
const MIN_PAUSE_MS = 200;

/**
 * Prints the steps of long work, one line each. On a terminal, the line of a long step shows its progress,
 * rate and remaining time.
 * @param isPlain whether lines are never rewritten, as in a log
 * @param now the time in milliseconds
 */
export function createStepReporter(
  screen: Screen,
  isPlain: boolean,
  now = () => performance.now(),
): StepReporter {
  const rewrites = screen.isTTY === true && !isPlain;
  let currentStep: { step: string; since: number; reported: number } | undefined;
  const end = () => {
    if (currentStep) screen.write('\n');
    currentStep = undefined;
  };
  return {
    notify: (step, done, all) => {
      if (done === undefined || all === undefined) {
        end();
        screen.write(`${step} …\n`);
        return;
      }
      if (!rewrites) return;
      const time = now();
      if (currentStep?.step !== step) {
        end();
        currentStep = { step, since: time, reported: -Infinity };
      }
      if (time - currentStep.reported < MIN_PAUSE_MS && done < all) return;
      currentStep.reported = time;
      screen.write(`\r${step}: ${progressText(done, all, (time - currentStep.since) / 1000)}\u001b[K`);
    },
    end,
  };
}
