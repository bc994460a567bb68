import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { TreeNode } from '../core/content/resolved.ts';

/**
 * Renders a tree that the build has sanitised (rich text, drawings) as React elements. So the browser never
 * parses HTML, and Trusted Types can be enforced.
 */
export function renderTree(nodes: readonly TreeNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const [tag, attributes, children] = node;
    return createElement(tag, { ...attributes, key: index }, ...renderTree(children));
  });
}
