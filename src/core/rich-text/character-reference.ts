import { decodeHTML } from 'entities/decode';

/** The character of a reference such as &eacute; in HTML; undefined if there is no such name. */
export function decodeReference(reference: string): string | undefined {
  const sign = decodeHTML(reference);
  return sign === reference ? undefined : sign;
}
