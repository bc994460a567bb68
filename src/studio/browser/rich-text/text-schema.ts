import { Schema, type AttributeSpec, type MarkSpec, type NodeSpec } from 'prosemirror-model';
import {
  ALLOWED_TAGS,
  allowedAttributes,
  canHoldText,
  isBlock,
  mayContain,
  VOID_TAGS,
} from 'pagewright/rich-text';

/** The name of the node around text that has no tag. */
export const LOOSE = 'loose';

/** Tags in pasted texts that become an allowed tag. */
const pastedTags: Record<string, string[]> = { h2: ['h1'], h4: ['h5', 'h6'] };

/** The selectors of pasted tags that mean nothing without an attribute. */
const requiredSelectors: Record<string, string> = { a: 'a[href]', span: 'span[lang]' };

/**
 * The editor's schema, created from the tags that rich text allows: blocks are nodes, inline tags are marks. Text
 * directly in a list item, a cell or a quotation is in a separate node, which is written without a tag.
 */
export const textSchema = new Schema({ nodes: nodeSpecs(), marks: markSpecs() });

function nodeSpecs(): Record<string, NodeSpec> {
  const tags = ALLOWED_TAGS.filter((tag) => !isInlineTag(tag));
  return {
    // ProseMirror makes a new line of the first kind in the list.
    doc: { content: `(${['p', LOOSE, ...blocksIn('').filter((tag) => tag !== 'p')].join('|')})+` },
    text: { group: 'inline' },
    [LOOSE]: { content: 'inline*', toDOM: () => ['div', { class: 'loose' }, 0] },
    ...Object.fromEntries(tags.map((tag) => [tag, nodeSpec(tag)])),
  };
}

function nodeSpec(tag: string): NodeSpec {
  const common: NodeSpec = {
    attrs: attributeSpecs(tag),
    parseDOM: [...(pastedTags[tag] ?? []), tag].map((name) => ({
      tag: name,
      getAttrs: (dom) => readAttributes(tag, dom),
    })),
    toDOM: (node) =>
      VOID_TAGS.has(tag) ? [tag, presentAttributes(node.attrs)] : [tag, presentAttributes(node.attrs), 0],
  };
  if (VOID_TAGS.has(tag))
    return isBlock(tag) ? common : { ...common, group: 'inline', inline: true, selectable: false };
  return {
    ...common,
    content: contentExpression(tag),
    ...(tag === 'pre' && { whitespace: 'pre' }),
    ...(/^(h\d|li|td|th|blockquote|dd)$/.test(tag) && { defining: true }),
    ...(/^(td|th)$/.test(tag) && { isolating: true }),
  };
}

function contentExpression(tag: string): string {
  const blocks = blocksIn(tag);
  if (blocks.length === 0) return 'inline*';
  return `(${(canHoldText(tag) ? [LOOSE, ...blocks] : blocks).join('|')})+`;
}

function blocksIn(tag: string): string[] {
  return ALLOWED_TAGS.filter((inner) => mayContain(tag, inner) && !isInlineTag(inner) && inner !== 'br');
}

function markSpecs(): Record<string, MarkSpec> {
  return Object.fromEntries(ALLOWED_TAGS.filter(isInlineTag).map((tag) => [tag, markSpec(tag)]));
}

function markSpec(tag: string): MarkSpec {
  return {
    attrs: attributeSpecs(tag),
    // A letter that is typed after a link is not part of the link.
    ...(tag === 'a' && { inclusive: false }),
    ...(tag === 'sub' && { excludes: 'sub sup' }),
    ...(tag === 'sup' && { excludes: 'sub sup' }),
    parseDOM: [
      { tag: requiredSelectors[tag] ?? tag, getAttrs: (dom: HTMLElement) => readAttributes(tag, dom) },
    ],
    toDOM: (mark) => [tag, presentAttributes(mark.attrs), 0],
  };
}

/** Whether a tag is within a line of text. */
export function isInlineTag(tag: string): boolean {
  return !isBlock(tag) && mayContain('p', tag) && !VOID_TAGS.has(tag);
}

function attributeSpecs(tag: string): Record<string, AttributeSpec> {
  return Object.fromEntries(allowedAttributes(tag).map((name) => [name, { default: null }]));
}

function readAttributes(tag: string, dom: HTMLElement): Record<string, string | null> {
  return Object.fromEntries(allowedAttributes(tag).map((name) => [name, dom.getAttribute(name)]));
}

function presentAttributes(attributes: Readonly<Record<string, unknown>>): Record<string, string> {
  const present = Object.entries(attributes).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(present) as Record<string, string>;
}
