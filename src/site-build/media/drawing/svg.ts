import { escapeMarkup } from '../../../core/markup.ts';
import type { SvgElement } from '../../../core/svg/svg-tree.ts';

/** A validated drawing as the text of a separate file, with only its allowed content. */
export function svgText({ name, attributes, children, text = '' }: SvgElement): string {
  const written = [...attributes].map(([attribute, value]) => ` ${attribute}="${escapeMarkup(value)}"`);
  const inside = escapeMarkup(text) + children.map(svgText).join('');
  return `<${name}${written.join('')}${inside ? `>${inside}</${name}>` : '/>'}`;
}
