import type { EventDay } from '../../core/content/resolved.ts';

interface Dated {
  date: EventDay;
}

/** Latest first; events of the same day keep their order. */
export function latestFirst<Event extends Dated>(events: readonly Event[]): Event[] {
  return [...events].sort((a, b) => compare(b, a));
}

/** Future events, the next first; events of the same day keep their order. */
export function futureEvents<Event extends Dated>(events: readonly Event[]): Event[] {
  return events.filter(({ date }) => !date.isOver).sort(compare);
}

/** Events that have passed since the build. */
export function pastEvents<Event extends Dated>(events: readonly Event[]): Event[] {
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

/** Dates are year-month-day, so text order is time order. */
function compare({ date: { date: a } }: Dated, { date: { date: b } }: Dated): number {
  return a < b ? -1 : Number(a > b);
}
