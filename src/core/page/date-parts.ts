/** A day in words. */
export interface PageDateParts {
  /** 30, or 08: two digits, as written. */
  day: string;
  /** July */
  month: string;
  year: string;
}

/**
 * Splits a date without clock and time zone, so that every reader sees the same day.
 * @param date year, month and day, or fewer of them: 2025-07-17, 2025-07
 * @param language the language of the month's name
 */
export function dateParts(date: string, language: string): PageDateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { day, month: month && formatDate(`${year}-${month}`, language, { month: 'long' }), year };
}

/**
 * A day in words: 17 February 2025 in English.
 * @param date year, month and day: 2025-02-17
 * @param language the language of the words
 */
export function longDate(date: string, language: string): string {
  return formatDate(date, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/**
 * A month, or the month of a day, in words: 2025-07 → July 2025
 * @param month year and month, or a day
 * @param language the language of the words
 */
export function monthInWords(month: string, language: string): string {
  return formatDate(month, language, { month: 'long', year: 'numeric' });
}

/** Cached, because creating a formatter takes as long as formatting forty dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatDate(date: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const key = language + Object.keys(options).join();
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(new Date(date));
}
