import type { EventDay } from '../../core/content/resolved.ts';

interface DatedEntry {
  date: EventDay;
}

/** Latest first; events of the same day keep their order. */
export function latestFirst<Event extends DatedEntry>(events: readonly Event[]): Event[] {
  return [...events].sort((a, b) => compare(b, a));
}

/** Future events, the next first; events of the same day keep their order. */
export function futureEvents<Event extends DatedEntry>(events: readonly Event[]): Event[] {
  return events.filter(({ date }) => !date.isOver).sort(compare);
}

/** Events that have passed since the build. */
export function pastEvents<Event extends DatedEntry>(events: readonly Event[]): Event[] {
  return events.filter(({ date }) => date.isOver);
}

/** Groups events by year, keeping their order. */
export function byYear<Event extends DatedEntry>(
  events: readonly Event[],
): [year: string, events: Event[]][] {
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
function compare({ date: { date: a } }: DatedEntry, { date: { date: b } }: DatedEntry): number {
  return a < b ? -1 : Number(a > b);
}
