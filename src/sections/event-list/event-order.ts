interface Dated {
  /** year-month-day, so that the order of letters is the order of time. */
  date: string;
}

/** Latest first; events of the same day keep the order in which they were written. */
export function latestFirst<Event extends Dated>(events: readonly Event[]): Event[] {
  return [...events].sort((a, b) => compare(b.date, a.date));
}

/** Groups events by year, keeping their order. */
export function byYear<Event extends Dated>(events: readonly Event[]): [year: string, events: Event[]][] {
  const years = new Map<string, Event[]>();
  for (const event of events) {
    const year = event.date.slice(0, 4);
    const others = years.get(year);
    if (others) others.push(event);
    else years.set(year, [event]);
  }
  return [...years];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
