interface AttributeRange {
  offset: number;
  length: number;
}

/**
 * The ranges of attribute names in the tag at an offset. The parser has accepted the tag, but reports no
 * positions.
 * @returns ranges by attribute name
 */
export function attributeRanges(text: string, tag: number): ReadonlyMap<string, AttributeRange> {
  const ranges = new Map<string, AttributeRange>();
  const name = /<[^\s/>]+/y;
  name.lastIndex = tag;
  name.exec(text);
  const next = /\s+([^\s=<>"']+)\s*=\s*(?:"[^"]*"|'[^']*')/y;
  next.lastIndex = name.lastIndex;
  for (let found = next.exec(text); found; found = next.exec(text)) {
    const [whole, attribute = ''] = found;
    const blank = whole.length - whole.trimStart().length;
    ranges.set(attribute, { offset: found.index + blank, length: attribute.length });
  }
  return ranges;
}
