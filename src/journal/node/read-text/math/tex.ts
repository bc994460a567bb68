import katex from 'katex';
import { readXml, findDescendants } from '../../import/xml-tree.ts';
import type { MathElement } from '../../../core/text/full-text.ts';
import { mathElement } from './mathml.ts';

/**
 * Converts a TeX formula to MathML.
 * @param isBlock whether it is on a separate line
 * @returns the formula, or the error and its offset
 * @see https://katex.org/docs/supported.html for the supported commands
 */
export function readTex(tex: string, isBlock: boolean): MathElement | { refused: string; offset: number } {
  const written = renderTex(tex, isBlock);
  if (typeof written !== 'string') return written;
  const root = readXml(written);
  const math = 'refused' in root ? undefined : findDescendants(root, 'math')[0];
  const read = math && mathElement(math, isBlock);
  if (!read || 'unknown' in read)
    throw new Error(`The formula “${tex}” gives no MathML: ${read ? read.unknown : written}`);
  return read;
}

function renderTex(tex: string, isBlock: boolean): string | { refused: string; offset: number } {
  try {
    return katex.renderToString(tex, {
      displayMode: isBlock,
      output: 'mathml',
      throwOnError: true,
      strict: 'ignore',
    });
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    return { refused: error.rawMessage.replace(/\.$/, ''), offset: error.position };
  }
}
