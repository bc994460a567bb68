/** A day in the words that people read. */
export interface DateWords {
  /** 30, or 08: two digits, as written. */
  day: string;
  /** July */
  month: string;
  year: string;
}

/** Takes a day written as year-month-day apart, without a clock or a time zone, so that every reader sees the same. */
export function dateWords(date: string): DateWords {
  const [year = '', month = '', day = ''] = date.split('-');
  return { day, month: months[Number(month) - 1] ?? '', year };
}

/** 17 February 2025 */
export function longDate(date: string): string {
  const { day, month, year } = dateWords(date);
  return `${Number(day)} ${month} ${year}`;
}

/** A month, or the month of a day, as people read it: 2025-07 → July 2025 */
export function monthInWords(month: string): string {
  const { month: name, year } = dateWords(month);
  return `${name} ${year}`;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
