/** A time to the minute without zone, for columns whose heading names the zone: 2026-11-21 19:35. */
export function dayAndTime(iso: string, timeZone: string): string {
  return localMinute(iso, timeZone).slice(0, 16);
}

/**
 * A time to the minute in a time zone, with the zone: 2026-11-21 19:35 GMT+5:30. Year, month and day in this order
 * are understood in every language.
 * @param timeZone IANA name
 */
export function localMinute(iso: string, timeZone: string): string {
  const parts = clockIn(timeZone).formatToParts(new Date(iso));
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const zone = part['timeZoneName']?.replace(/^GMT(\+0)?$/, 'UTC');
  return `${part['year']}-${part['month']}-${part['day']} ${part['hour']}:${part['minute']} ${zone}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a formatter takes longer than using it a hundred times. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'shortOffset',
    });
  clocks.set(timeZone, clock);
  return clock;
}

/** The size of a file or disk: 12 kB, 1.2 MB, 3.4 GB. */
export function formatBytes(bytes: number): string {
  if (bytes < 999_500) return `${Math.ceil(bytes / 1000)} kB`;
  return bytes < 999_950_000 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

/** A number with its noun: 1 file, 2 files. */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}
