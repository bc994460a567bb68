/* Texts: markup, dates in words, scripts, identifiers. */

export { byteLength } from '../core/byte-length.ts';
export { PLACEHOLDER, placeholderIn, placeholdersIn } from '../core/content/placeholder.ts';
export { isRightToLeft, shareOfScript, usualScript } from '../core/content/languages/scripts.ts';
export { shortenText } from '../core/content/shorten-text.ts';
export { groupBy } from '../core/group-by.ts';
export { isIssn, isOrcid, isRor } from '../core/identifiers/check-digits.ts';
export { characterName } from '../core/json/character-name.ts';
export { escapeMarkup } from '../core/markup.ts';
export { dateParts, longDate, monthInWords } from '../core/page/date-parts.ts';
export { markupLimits } from '../core/page/markup-limits.ts';
export { formatCount } from '../core/schema/message-parts.ts';
export { findTooDeepElement } from '../core/xml-depth.ts';
