/**
 * Caches the results of a function of one text.
 * @param work a pure function
 * @param most the maximal number of results, for unbounded inputs: the first results stay in the cache
 */
export function memoize<Value>(work: (text: string) => Value, most = Infinity): (text: string) => Value {
  const cached = new Map<string, Value>();
  return (text) => {
    if (cached.has(text)) return cached.get(text)!;
    const own = copied(text);
    const value = work(own);
    if (cached.size < most) cached.set(own, value);
    return value;
  };
}

/** Copies a substring. Engines store a substring as a slice, which would keep the whole text in memory. */
function copied(text: string): string {
  return ` ${text}`.slice(1);
}
