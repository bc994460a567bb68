import { tokenize, tokenTypes } from 'css-tree/dist/csstree.esm';

/** A declaration that follows another without a semicolon, and where the semicolon belongs. */
export interface NextDeclaration {
  name: string;
  /** The last piece of the earlier declaration, after which the semicolon is missing, with its offset. */
  lastPieceBefore: { offset: number; text: string };
}

/**
 * Finds a second declaration in the text of one: the semicolon between them is missing. Undefined if there is none.
 * @param declaration its text, from its name on
 */
export function nextDeclaration(declaration: string): NextDeclaration | undefined {
  const pieces: { type: number; offset: number; text: string }[] = [];
  tokenize(declaration, (type, offset, end) => {
    if (type !== tokenTypes.WhiteSpace && type !== tokenTypes.Comment)
      pieces.push({ type, offset, text: declaration.slice(offset, end) });
  });
  const colon = pieces.findIndex(
    ({ type }, index) => index > 2 && type === tokenTypes.Colon && pieces[index - 1]!.text.startsWith('--'),
  );
  if (colon < 0) return undefined;
  return { name: pieces[colon - 1]!.text, lastPieceBefore: pieces[colon - 2]! };
}
