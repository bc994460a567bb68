import { isIsbn, isOrcid } from '../../identifiers/check-digits.ts';

/**
 * What a question’s `format` may ask for, a telephone number apart, which is free text. These checks are the only ones: none takes longer than the text is long, so
 * no form and no answer can stop the server or a browser, as a pattern of one’s own could. The module that the build
 * makes of a form imports those that it needs by their names, for which they are @public.
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

export type TextFormat = keyof typeof textFormats;

/** The same for ajv: it takes any text as a telephone number, as in "ask at reception, ext. 12". */
export const ajvFormats = { ...textFormats, tel: true } as const;

/**
 * Whether a text is an e-mail address to which mail can go: the expression that the HTML standard of the WHATWG gives
 * for `<input type="email">`, and a domain with a dot, which the field asks for by a pattern, so that browser and server
 * never disagree. Addresses with signs outside of ASCII are refused by both.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && address.test(text);
}

const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const address = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`);

/** The address of a page in the web, which has a host with a dot: https://example.org/about. @public */
export function isWebAddress(text: string): boolean {
  return text.length <= 2000 && webAddress.test(text);
}

const webAddress =
  /^https?:\/\/(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+[\p{L}\p{M}\p{N}-]{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** A day that there is, as `<input type="date">` sends it: 2026-11-22. @public */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A time of day, as `<input type="time">` sends it: 14:30. @public */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** @public */
export function isDigits(text: string): boolean {
  return /^\d+$/.test(text);
}

/** Capital letters, digits and hyphens: AB-1234. @public */
export function isCode(text: string): boolean {
  return /^[A-Z0-9-]+$/.test(text);
}

/** An ORCID iD with or without its address: 0000-0002-1825-0097. @public */
export function isOrcidId(text: string): boolean {
  const [, id] = /^(?:https:\/\/orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/.exec(text) ?? [];
  return id !== undefined && isOrcid(id);
}

/** A DOI with or without its address: 10.1000/182. @public */
export function isDoi(text: string): boolean {
  return text.length <= 300 && /^(?:https:\/\/doi\.org\/)?10\.\d{4,9}\/\S+$/.test(text);
}

/** An ISBN of 10 or 13 digits, with hyphens or without: 978-3-16-148410-0. @public */
export function isBookNumber(text: string): boolean {
  return /^[\dX-]{10,17}$/.test(text) && isIsbn(text);
}
