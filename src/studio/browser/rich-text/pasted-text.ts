import { isAllowedTag } from 'pagewright/rich-text';
import { pluralize } from '../pluralize.ts';
import { isAddress } from './link-edit.ts';

/** A pasted text that the editor accepts, and the removed parts, in words. */
export interface CleanText {
  html: string;
  /** Empty if nothing was left out. */
  remark: string;
}

/** Cleans a pasted document: formats become tags, and everything that rich text does not allow is left out. */
export function cleanPasted(html: string): CleanText {
  // A text that was copied from this editor needs no cleaning.
  if (html.includes('data-pm-slice')) return { html, remark: '' };
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const name of ['script', 'style', 'template', 'noscript', 'title'])
    for (const element of body.querySelectorAll(name)) element.remove();
  const dropped = new Map<string, number>();
  const drop = (name: string) => dropped.set(name, (dropped.get(name) ?? 0) + 1);
  for (const element of body.querySelectorAll<HTMLElement>('*')) cleanElement(element, drop);
  const words = [...dropped].map(([name, count]) => pluralize(count, name));
  return { html: body.innerHTML, remark: words.join(', ') };
}

function cleanElement(element: HTMLElement, drop: (name: string) => void): void {
  const tag = element.localName;
  const name = unsupportedElements[tag];
  if (name !== undefined) {
    drop(name);
    element.remove();
    return;
  }
  const { fontWeight, fontStyle } = element.style;
  const isBold = tag === 'b' ? !/^(normal|400)$/.test(fontWeight) : /^(bold|[6-9]00)$/.test(fontWeight);
  const isItalic = tag === 'i' ? fontStyle !== 'normal' : fontStyle === 'italic';
  const inner = [isBold && 'strong', isItalic && 'em'].filter((each) => each !== false);
  if (!/^(strong|em|h\d)$/.test(tag)) for (const each of inner) wrapContent(element, each);
  if (tag === 'a' && !isAddress(element.getAttribute('href') ?? '')) {
    if (element.hasAttribute('href')) drop('link to an address that pages can’t have');
    element.removeAttribute('href');
  }
  if (!isAllowedTag(tag) && !silentTags.has(tag)) drop(`tag <${tag}>`);
  for (const attribute of element.getAttributeNames())
    if (!['href', 'colspan', 'rowspan', 'scope', 'start', 'title'].includes(attribute))
      element.removeAttribute(attribute);
  if (tag === 'b' || tag === 'i') element.replaceWith(...element.childNodes);
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Elements that a text can't have, in words, by tag. */
const unsupportedElements: Readonly<Record<string, string>> = {
  img: 'picture',
  picture: 'picture',
  svg: 'picture',
  canvas: 'picture',
  video: 'film',
  iframe: 'embedded page',
  object: 'embedded page',
  embed: 'embedded page',
  audio: 'sound',
  input: 'form field',
  select: 'form field',
  textarea: 'form field',
  button: 'button',
};

/** Tags around text that mean nothing by themselves, or that become another tag. */
const silentTags = new Set(
  'div section article main header footer aside nav span font center o:p h1 h5 h6 meta link col colgroup tfoot'.split(
    ' ',
  ),
);
