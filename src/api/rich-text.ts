/* Rich text: texts with simple HTML, as the build reads them. Not for browsers: the oldest ones can't parse its patterns. */

export { ALLOWED_HREF } from '../core/rich-text/allowed-markup.ts';
export { decodeReference } from '../core/rich-text/character-reference.ts';
export { richTextNodes } from '../core/rich-text/rich-text.ts';
