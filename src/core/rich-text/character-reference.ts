import { fromHtml } from 'hast-util-from-html';

/** The character of a reference such as &eacute; in HTML; undefined if there is no such name. */
export function decodeReference(reference: string): string | undefined {
  const [node] = fromHtml(reference, { fragment: true }).children;
  const sign = node?.type === 'text' ? node.value : reference;
  return sign === reference ? undefined : sign;
}
