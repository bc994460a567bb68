import { createDiagnostic, type FileRule } from '../rule.ts';
import { isVague } from './vague-words.ts';

/** Reports links whose words are unclear without their context, because screen readers list links without it. */
export const linkWords: FileRule = function* (file) {
  for (const { text, href, ...place } of file.linkWords) {
    const other = otherAddress(text, href);
    if (other !== undefined)
      yield createDiagnostic(file, place, {
        code: 'other-address',
        message: `The link says “${text}”, and leads to ${href}.`,
        hint: `Write ${other} in both places, or correct one of them.`,
      });
    if (text.length > MAX_LENGTH)
      yield createDiagnostic(file, place, {
        code: 'long-link',
        severity: 'warning',
        message: `The words of this link are ${text.length} characters long.`,
        hint: `Link a few words that name its target: screen readers say them all at once.`,
      });
    if (!isVague(text) && !isSignAlone(text) && !isAddress(text)) continue;
    yield createDiagnostic(file, place, {
      code: 'vague-link',
      message: `A link that says only "${text}" does not say where it leads.`,
      hint: 'Name its target: screen readers list links without the words around them.',
    });
  }
};

const MAX_LENGTH = 160;

/** The e-mail address or number that the words of a link show, if the link leads to another one. */
function otherAddress(text: string, href: string): string | undefined {
  const [scheme = '', rest = ''] = href.split(/:(.*)/s, 2);
  if (scheme === 'mailto')
    return /^[^\s@]+@[^\s@]+$/.test(text) && text.toLowerCase() !== rest.split('?', 1)[0]!.toLowerCase()
      ? text
      : undefined;
  // The words may omit the country code.
  const [shown, linked] = [text, rest].map((each) => each.replace(/\D/g, '').slice(-6));
  const isNumber = scheme === 'tel' && /^[\d\s()+/.-]{6,}$/.test(text) && shown!.length === 6;
  return isNumber && !linked!.endsWith(shown!.slice(-5)) ? text : undefined;
}

/** Whether a label consists of signs without words: an arrow, an emoji. */
function isSignAlone(text: string): boolean {
  return text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text);
}

/**
 * Whether a label is a web address. Identifiers such as DOIs are excepted: their guidelines require the full
 * address.
 */
function isAddress(text: string): boolean {
  const address = text.trim();
  return /^(?:https?:\/\/|www\.)\S+$/i.test(address) && !IDENTIFIER.test(address);
}

/** @see https://www.crossref.org/display-guidelines/ and https://info.orcid.org/brand-guidelines/ */
const IDENTIFIER = /^https:\/\/(?:doi|orcid|ror)\.org\//i;
