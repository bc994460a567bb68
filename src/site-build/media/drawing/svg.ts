import { escapeMarkup } from '../../../core/markup.ts';
import type { SvgElement } from '../../../core/svg/svg-tree.ts';

/** A checked drawing as the text of a file of its own: nothing stands in it but what is drawn. */
export function svgText({ name, attributes, children, text = '' }: SvgElement): string {
  const written = [...attributes].map(([attribute, value]) => ` ${attribute}="${escapeMarkup(value)}"`);
  const inside = escapeMarkup(text) + children.map(svgText).join('');
  return `<${name}${written.join('')}${inside ? `>${inside}</${name}>` : '/>'}`;
}
