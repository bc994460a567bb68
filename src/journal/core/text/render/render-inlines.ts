import type { TreeNode } from 'pagewright/content';
import type { Inline } from '../full-text.ts';

const TAGS = { emphasis: 'em', strong: 'strong', sub: 'sub', sup: 'sup', code: 'code' };

/** Inlines as the elements of a page. */
export function renderInlines(inlines: readonly Inline[]): TreeNode[] {
  return inlines.map((inline): TreeNode => {
    if (typeof inline === 'string') return inline;
    switch (inline.kind) {
      case 'break':
        return ['br', {}, []];
      case 'math':
        return inline.math;
      case 'mark': {
        const link = { id: inline.id, href: `#note-${inline.note}`, role: 'doc-noteref' };
        return ['sup', {}, [['a', link, [String(inline.note)]]]];
      }
      case 'citation': {
        const link = { id: inline.id, href: `#ref-${inline.reference}`, role: 'doc-biblioref' };
        return ['a', link, renderInlines(inline.inlines)];
      }
      case 'cross-reference':
        return ['a', { href: `#${inline.target}` }, renderInlines(inline.inlines)];
      case 'link':
        return ['a', { href: inline.to }, renderInlines(inline.inlines)];
      default:
        return [TAGS[inline.kind], {}, renderInlines(inline.inlines)];
    }
  });
}
