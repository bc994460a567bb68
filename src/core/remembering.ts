/**
 * A function that works out each value once, by the text that it is asked with.
 * @param work gives the same for the same text, always
 * @param most so many are remembered: of texts that nobody can count ahead, the first ones
 */
export function remembering<Value>(work: (text: string) => Value, most = Infinity): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    if (known.has(text)) return known.get(text)!;
    const value = work(text);
    if (known.size < most) known.set(text, value);
    return value;
  };
}
