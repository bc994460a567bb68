/**
 * The day by which the office answers a submission: a number of working days (Monday to Friday) after it was
 * sent.
 * @param sentAt milliseconds since 1970
 * @param workingDays at least one
 * @param timeZone of the office, which decides about the day
 * @returns the same time on that day, within an hour
 */
export function answerDay(sentAt: number, workingDays: number, timeZone: string): Date {
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone });
  let day = sentAt;
  for (let daysLeft = workingDays; daysLeft > 0;) {
    day += 86_400_000;
    if (!weekday.format(day).startsWith('S')) daysLeft -= 1;
  }
  return new Date(day);
}
