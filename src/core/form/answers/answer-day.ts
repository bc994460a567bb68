/**
 * The day by which a form is answered: so many working days (Monday to Friday) after it was sent.
 * @param sentAt in milliseconds since 1970
 * @param workingDays at least one
 * @param timeZone of those who answer: there it is decided which day it is
 * @returns the same time of that day, within an hour
 */
export function answerDay(sentAt: number, workingDays: number, timeZone: string): Date {
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone });
  let day = sentAt;
  for (let left = workingDays; left > 0;) {
    day += 86_400_000;
    if (!weekday.format(day).startsWith('S')) left -= 1;
  }
  return new Date(day);
}
