/** Where the name of an attribute stands in the tag that begins at an offset. */
export function attributeStretch(
  text: string,
  tag: number,
  attribute: string,
): { offset: number; length: number } {
  const next = /\s([^\s=<>"']+)\s*=\s*(?:"[^"]*"|'[^']*')/g;
  next.lastIndex = tag;
  for (let found = next.exec(text); found; found = next.exec(text)) {
    if (found[1] === attribute) return { offset: found.index + 1, length: attribute.length };
  }
  return { offset: tag, length: 1 };
}
