interface Stretch {
  offset: number;
  length: number;
}

/**
 * Where the names of the attributes are in the tag that begins at an offset. The parser has read the tag already, but
 * says nothing of the places.
 * @returns the stretches, by the attributes' names
 */
export function attributeStretches(text: string, tag: number): ReadonlyMap<string, Stretch> {
  const stretches = new Map<string, Stretch>();
  const name = /<[^\s/>]+/y;
  name.lastIndex = tag;
  name.exec(text);
  const next = /\s+([^\s=<>"']+)\s*=\s*(?:"[^"]*"|'[^']*')/y;
  next.lastIndex = name.lastIndex;
  for (let found = next.exec(text); found; found = next.exec(text)) {
    const [whole, attribute = ''] = found;
    const blank = whole.length - whole.trimStart().length;
    stretches.set(attribute, { offset: found.index + blank, length: attribute.length });
  }
  return stretches;
}
