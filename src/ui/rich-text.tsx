import type { RichTextNode } from '../core/content/resolved.ts';
import { renderTree } from './tree.tsx';

/**
 * Rich text with the type, line length and list marks of the site.
 * @param value the resolved text
 * @param className additional classes of its element
 */
export function RichText({
  value,
  className = '',
}: {
  value: RichTextNode[];
  className?: string | undefined;
}) {
  return <div className={`prose ${className}`.trim()}>{renderTree(value)}</div>;
}
