import { readSvg } from '../../../core/svg/read-svg.ts';
import type { SvgElement } from '../../../core/svg/svg-tree.ts';

/**
 * The tree of a valid drawing.
 * @param name name of the file, for the error
 * @throws Error if the drawing has content that is not allowed
 */
export function checkedSvg(text: string, name: string): SvgElement {
  const { root, diagnostics } = readSvg(text);
  if (!root) throw new Error(`${name}: ${diagnostics[0]?.message}`);
  return root;
}
