import type { RichTextNode } from '../core/content/resolved.ts';
import { tree } from './tree.tsx';

/** Rich text with the type, measure and list marks of the site. */
export function RichText({
  value,
  className = '',
}: {
  value: RichTextNode[];
  className?: string | undefined;
}) {
  return <div className={`prose ${className}`.trim()}>{tree(value)}</div>;
}
