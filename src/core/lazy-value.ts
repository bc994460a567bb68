/** Calls `make` on first use and caches its result. */
export function lazyValue<Value>(make: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => (cached ??= { value: make() }).value;
}
