/**
 * A function that works out each value once, by the text that it is asked with.
 * @param work gives the same for the same text, always
 * @param most so many are remembered: of texts that nobody can count ahead, the first ones
 */
export function memoize<Value>(work: (text: string) => Value, most = Infinity): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    if (known.has(text)) return known.get(text)!;
    const own = copied(text);
    const value = work(own);
    if (known.size < most) known.set(own, value);
    return value;
  };
}

/** What is cut out of a text is held as a part of it, so that the whole text would stay with each word that is remembered. */
function copied(text: string): string {
  return ` ${text}`.slice(1);
}
