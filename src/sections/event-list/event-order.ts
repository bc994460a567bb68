import type { EventDay } from '../../core/content/resolved.ts';

interface Dated {
  date: EventDay;
}

/** Latest first; events of the same day keep the order in which they were written. */
export function latestFirst<Event extends Dated>(events: readonly Event[]): Event[] {
  return [...events].sort((a, b) => compare(b, a));
}

/** The events that are yet to come, the next first; those of one day keep the order in which they were written. */
export function nextFirst<Event extends Dated>(events: readonly Event[]): Event[] {
  return events.filter(({ date }) => !date.isOver).sort(compare);
}

/** The events that were to come, and are over now. */
export function passedOf<Event extends Dated>(events: readonly Event[]): Event[] {
  return events.filter(({ date }) => date.isOver);
}

/** Groups events by year, keeping their order. */
export function byYear<Event extends Dated>(events: readonly Event[]): [year: string, events: Event[]][] {
  const years = new Map<string, Event[]>();
  for (const event of events) {
    const year = event.date.date.slice(0, 4);
    const others = years.get(year);
    if (others) others.push(event);
    else years.set(year, [event]);
  }
  return [...years];
}

/** A day is written year-month-day, so that the order of letters is the order of time. */
function compare({ date: { date: a } }: Dated, { date: { date: b } }: Dated): number {
  return a < b ? -1 : Number(a > b);
}
