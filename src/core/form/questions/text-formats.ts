import { isIsbn, isOrcid } from '../../identifiers/check-digits.ts';

/**
 * The checks of a question's `format`. Telephone numbers are not checked: any text is accepted. Forms can't
 * add patterns: each check here runs in linear time, so no form and no answer can block the server or a
 * browser. Compiled forms import the checks by name, hence @public.
 */
export const textFormats = {
  email: isEmail,
  uri: isWebAddress,
  date: isDate,
  time: isTime,
  digits: isDigits,
  code: isCode,
  orcid: isOrcidId,
  doi: isDoi,
  isbn: isBookNumber,
} satisfies Record<string, (text: string) => boolean>;

/** A format of answers, such as `email`. */
export type TextFormat = keyof typeof textFormats;

/**
 * The same formats for ajv, which accepts any text as a telephone number, such as "ask at reception, ext.
 * 12".
 */
export const ajvFormats = { ...textFormats, tel: true } as const;

/**
 * Whether a text is an e-mail address: the expression of the WHATWG HTML standard for `<input type="email">`,
 * with a dot in the domain. The field requires the same dot by a pattern, so browser and server agree. Both
 * refuse non-ASCII addresses.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && address.test(text);
}

const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const address = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`);

/** Whether a text is a web address with a dot in its host: https://example.org/about. @public */
export function isWebAddress(text: string): boolean {
  return text.length <= 2000 && webAddress.test(text);
}

const webAddress =
  /^https?:\/\/(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+[\p{L}\p{M}\p{N}-]{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** Whether a text is an existing day, as `<input type="date">` sends it: 2026-11-22. @public */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether a text is a time of day, as `<input type="time">` sends it: 14:30. @public */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** @public */
export function isDigits(text: string): boolean {
  return /^\d+$/.test(text);
}

/** Whether a text has only capital letters, digits and hyphens: AB-1234. @public */
export function isCode(text: string): boolean {
  return /^[A-Z0-9-]+$/.test(text);
}

/** Whether a text is an ORCID iD, with or without its address: 0000-0002-1825-0097. @public */
export function isOrcidId(text: string): boolean {
  const [, id] = /^(?:https:\/\/orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/.exec(text) ?? [];
  return id !== undefined && isOrcid(id);
}

/** Whether a text is a DOI, with or without its address: 10.1000/182. @public */
export function isDoi(text: string): boolean {
  return text.length <= 300 && /^(?:https:\/\/doi\.org\/)?10\.\d{4,9}\/\S+$/.test(text);
}

/** Whether a text is an ISBN of 10 or 13 digits, with or without hyphens: 978-3-16-148410-0. @public */
export function isBookNumber(text: string): boolean {
  return /^[\dX-]{10,17}$/.test(text) && isIsbn(text);
}
