import { isSubject } from '../content/services/page-subject.ts';
import { lazyValue } from '../lazy-value.ts';

/** The formats that schemas of content may name, each with what is asked of a text. */
export const FORMATS: Record<string, (text: string) => boolean> = {
  date: isDay,
  'partial-date': (text) => (text.length === 7 ? isDay(`${text}-01`) : isDay(text)),
  moment: isMoment,
  language: isLanguage,
  country: isCountry,
  'time-span': isTimeSpan,
  subject: isSubject,
};

/**
 * Whether a day exists.
 * @param text year-month-day, as ISO 8601 writes it: 2025-02-28
 */
function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** Whether there is such a day, with a time of day behind it or none. @param text 2027-06-01, or 2027-06-01T08:00 */
export function isMoment(text: string): boolean {
  return isDay(text.slice(0, DAY)) && /^(T([01]\d|2[0-3]):[0-5]\d)?$/.test(text.slice(DAY));
}

const DAY = '2027-06-01'.length;

/** How many days a month has, counted from 1. */
export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const HALF_A_DAY = 12 * 60;

/**
 * Whether what is from one time to another ends after it begins; over midnight it may take half a day. A text without two
 * times is left to the pattern beside the format.
 * @param text 07:00 PM - 08:00 PM CET, or 18:00 – 20:00 CET
 */
function isTimeSpan(text: string): boolean {
  const [from, to] = [...text.matchAll(/(\d{1,2})[:.](\d\d)(?: ([AP]M))?/g)].map(minutesOf);
  if (from === undefined || to === undefined) return true;
  return to > from || (to < from && to + 2 * HALF_A_DAY - from <= HALF_A_DAY);
}

function minutesOf([, hours, minutes, half]: RegExpExecArray): number {
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'PM' ? 12 : 0);
  return hour * 60 + Number(minutes);
}

/** Whether a language tag (BCP 47) is well formed, and its language, script and country are ones that there are. */
export function isLanguage(tag: string): boolean {
  try {
    const { language, script, region } = new Intl.Locale(tag);
    if (Intl.getCanonicalLocales(tag)[0] !== tag) return false;
    return [
      languages().of(language),
      script === undefined || scripts().of(script),
      region === undefined || regions().of(region),
    ].every(Boolean);
  } catch {
    return false;
  }
}

/** Whether two capitals are the code of a country (ISO 3166), and not another name of one: UK is GB. */
function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || code === 'ZZ' || regions().of(code) === undefined) return false;
  return new Intl.Locale('und', { region: code }).region === code;
}

// Made when one is first asked for: that takes as long as to look at 3,000 files.
const languages = lazyValue(() => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }));
const scripts = lazyValue(() => new Intl.DisplayNames('en', { type: 'script', fallback: 'none' }));
const regions = lazyValue(() => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }));

/** What was probably meant by a tag that `isLanguage` refuses: en-GB for en-UK, and ja for jp, which is a country. */
export function languageMeant(tag: string): string | undefined {
  try {
    const [canonical] = Intl.getCanonicalLocales(tag);
    if (canonical !== undefined && isLanguage(canonical)) return canonical;
    const { language } = new Intl.Locale('und', { region: tag.toUpperCase() }).maximize();
    return language !== 'und' && isCountry(tag.toUpperCase()) ? language : undefined;
  } catch {
    return undefined;
  }
}
