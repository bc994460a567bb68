import { isLanguage, correctLanguageTag } from '../schema/formats.ts';
import { addressDiagnostic } from './address-diagnostic.ts';
import { ALLOWED_HREF, ALLOWED_ID, allowedAttributes } from './allowed-markup.ts';
import type { RichTextDiagnostic } from './markup-scan.ts';
import { ATTRIBUTE } from './markup-tokens.ts';

/** The allowed attributes of a tag, and the diagnostics of others. */
export interface TagAttributes {
  id?: string;
  /** A valid link address, and its offset. */
  href?: { href: string; offset: number };
  diagnostics: RichTextDiagnostic[];
}

/**
 * Parses the attributes of an allowed tag.
 * @param attributes the text between the tag's name and its end
 * @param start the offset of that text
 */
export function readAttributes(tag: string, attributes: string, start: number): TagAttributes {
  const result: TagAttributes = { diagnostics: [] };
  for (const { 0: attribute, 1: written = '', 2: double, 3: single, 4: bare, index } of attributes.matchAll(
    ATTRIBUTE,
  )) {
    const name = written.toLowerCase();
    const value = double ?? single ?? bare ?? '';
    const offset = start + index;
    const href = value.replaceAll('&amp;', '&');
    const diagnostic = checkAttribute(tag, name, name === 'href' ? href : value);
    if (diagnostic) result.diagnostics.push({ offset, length: attribute.length, ...diagnostic });
    else if (name === 'href') result.href = { href, offset: offset + attribute.lastIndexOf(value) };
    if (name === 'id' && allowedAttributes(tag).includes(name)) result.id = value;
  }
  return result;
}

function checkAttribute(
  tag: string,
  name: string,
  value: string,
): { message: string; hint: string } | undefined {
  const allowed = allowedAttributes(tag);
  if (!allowed.includes(name))
    return {
      message: `The attribute ${name} is not allowed on <${tag}>.`,
      hint: `Allowed on <${tag}>: ${allowed.join(', ')}.`,
    };
  if (name === 'href' && !ALLOWED_HREF.test(value)) {
    const { reason, hint } = addressDiagnostic(value);
    return { message: `The address "${value}" ${reason}.`, hint };
  }
  if (name === 'id' && !ALLOWED_ID.test(value))
    return {
      message: `The id "${value}" is not a name.`,
      hint: 'Begin with a letter; then letters, digits, hyphens.',
    };
  if (name === 'lang' && !isLanguage(value))
    return {
      message: `There is no language "${value}".`,
      hint: `Write its code, such as "${correctLanguageTag(value) ?? 'en'}".`,
    };
  return undefined;
}
