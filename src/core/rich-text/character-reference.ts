import { fromHtml } from 'hast-util-from-html';

/** The sign that a character reference such as &eacute; stands for in HTML; undefined where there is none of this name. */
export function signOf(reference: string): string | undefined {
  const [node] = fromHtml(reference, { fragment: true }).children;
  const sign = node?.type === 'text' ? node.value : reference;
  return sign === reference ? undefined : sign;
}
