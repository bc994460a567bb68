/* Rich text: texts with simple HTML, as the build reads them. Not for visitors: the oldest browsers can't parse its patterns. */

export {
  ALLOWED_HREF,
  ALLOWED_TAGS,
  allowedAttributes,
  canHoldText,
  isAllowedTag,
  isBlock,
  mayContain,
  VOID_TAGS,
} from '../core/rich-text/allowed-markup.ts';
export { decodeReference } from '../core/rich-text/character-reference.ts';
export { richTextNodes } from '../core/rich-text/rich-text.ts';
export { treeText } from '../core/rich-text/rich-text-tree.ts';
export { strictTree } from '../core/rich-text/strict-tree.ts';
export { writtenTree } from '../core/rich-text/written-tree.ts';
