/** Returns the result of `make` as long as another reference to it exists, and calls `make` again after that. */
export function weakMemo<Value extends object>(make: () => Value): () => Value {
  let known: WeakRef<Value> | undefined;
  return () => {
    const value = known?.deref() ?? make();
    if (known?.deref() !== value) known = new WeakRef(value);
    return value;
  };
}
