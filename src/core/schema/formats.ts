import { isSubject } from '../content/services/page-subject.ts';
import { lazyValue } from '../lazy-value.ts';

/** The formats in content schemas, with their checks. */
export const CONTENT_FORMATS: Record<string, (text: string) => boolean> = {
  date: isDay,
  'partial-date': (text) => (text.length === 7 ? isDay(`${text}-01`) : isDay(text)),
  moment: isMoment,
  language: isLanguage,
  country: isCountry,
  currency: isCurrency,
  'time-span': isTimeSpan,
  subject: isSubject,
};

/**
 * Whether a date exists.
 * @param text year-month-day, as in ISO 8601: 2025-02-28
 */
function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** Whether a date exists, with or without a time. @param text 2027-06-01, or 2027-06-01T08:00 */
export function isMoment(text: string): boolean {
  return isDay(text.slice(0, DAY)) && /^(T([01]\d|2[0-3]):[0-5]\d)?$/.test(text.slice(DAY));
}

const DAY = '2027-06-01'.length;

/** The number of days in a month; months count from 1. */
export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const HALF_A_DAY = 12 * 60;

/**
 * Whether a time span ends after it begins; a span across midnight may take half a day. A text without two
 * times is left to the schema's pattern.
 * @param text 07:00 PM - 08:00 PM CET, or 18:00 – 20:00 CET
 */
function isTimeSpan(text: string): boolean {
  const [from, to] = [...text.matchAll(/(\d{1,2})[:.](\d\d)(?: ([AP]M))?/g)].map(toMinutes);
  if (from === undefined || to === undefined) return true;
  return to > from || (to < from && to + 2 * HALF_A_DAY - from <= HALF_A_DAY);
}

function toMinutes([, hours, minutes, half]: RegExpExecArray): number {
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'PM' ? 12 : 0);
  return hour * 60 + Number(minutes);
}

/** Whether a language tag (BCP 47) is well formed, with existing language, script and country. */
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

/** Whether two capitals are a country code (ISO 3166). Other codes for a country are refused: UK is GB. */
function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || code === 'ZZ' || regions().of(code) === undefined) return false;
  return new Intl.Locale('und', { region: code }).region === code;
}

// Created on first use: creation takes as long as validating 3,000 files.
/** Whether three capitals are a currency code (ISO 4217), current or former. */
function isCurrency(code: string): boolean {
  return currencies().has(code);
}

const currencies = lazyValue(() => new Set(Intl.supportedValuesOf('currency')));

const languages = lazyValue(() => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }));
const scripts = lazyValue(() => new Intl.DisplayNames('en', { type: 'script', fallback: 'none' }));
const regions = lazyValue(() => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }));

/** The probable tag for one that `isLanguage` refuses: en-GB for en-UK, and ja for jp, which is a country. */
export function correctLanguageTag(tag: string): string | undefined {
  try {
    const [canonical] = Intl.getCanonicalLocales(tag);
    if (canonical !== undefined && isLanguage(canonical)) return canonical;
    const { language } = new Intl.Locale('und', { region: tag.toUpperCase() }).maximize();
    return language !== 'und' && isCountry(tag.toUpperCase()) ? language : undefined;
  } catch {
    return undefined;
  }
}
