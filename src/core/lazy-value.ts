/** Gives what `make` makes: it is made when it is first asked for, and only then. */
export function lazyValue<Value>(make: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => (known ??= { value: make() }).value;
}
