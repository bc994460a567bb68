import { useSyncExternalStore } from 'react';
import { dayLimits, todayHere, type DayQuestion } from '../../core/form/answers/day-limits.ts';

/**
 * The attributes with which browsers refuse days outside a question's limits. Prerendered pages have none, because
 * they may be older than today: if such a page sends the form, the server alone checks the day.
 */
export function useDayLimits(question: DayQuestion): ReturnType<typeof dayLimits> | undefined {
  const day = useSyncExternalStore(never, visitorsDay, () => undefined);
  return day === undefined ? undefined : dayLimits(question, { first: day, last: day });
}

const never = () => () => undefined;
const visitorsDay = () => todayHere(new Date()).first;
