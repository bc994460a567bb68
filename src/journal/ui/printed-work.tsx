import { renderTree } from 'pagewright/section';
import type { PrintedReference } from '../content/resolved.ts';

/** A cited work with the place where it is found. */
export function PrintedWork({ reference: { text, to } }: { reference: PrintedReference }) {
  return (
    <>
      {typeof text === 'string' ? text : renderTree(text)}{' '}
      {to && <a href={to}>{to.replace('https://', '')}</a>}
    </>
  );
}
