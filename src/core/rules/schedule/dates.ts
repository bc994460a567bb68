import { isInPeriod, writtenMoment, type Moment } from '../../content/dates/moments.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import type { Rule } from '../rule.ts';

/** Reports errors that a page will have in a scheduled state. */
export const dates: Rule = function* ({ pages, showing: { at } }) {
  for (const page of pages) {
    const reported = new Set<string>();
    for (const { period, diagnostics } of page.states ?? []) {
      if (period.until !== undefined && period.until <= at) continue;
      for (const diagnostic of diagnostics) {
        const key = `${diagnostic.line}:${diagnostic.column} ${diagnostic.code}`;
        if (reported.has(key)) continue;
        reported.add(key);
        yield isInPeriod(period, at)
          ? diagnostic
          : { ...diagnostic, message: scheduledMessage(diagnostic, period.from ?? at) };
      }
    }
  }
};

function scheduledMessage({ message }: Diagnostic, from: Moment): string {
  return `From ${writtenMoment(from)} on: ${message}`;
}
