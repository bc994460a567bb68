/** Calls `make` on first use and caches its result. */
export function lazyValue<Value>(make: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => (known ??= { value: make() }).value;
}
