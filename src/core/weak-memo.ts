/** Gives what `make` makes: the same as before while somebody still holds it, made anew after that. */
export function weakMemo<Value extends object>(make: () => Value): () => Value {
  let known: WeakRef<Value> | undefined;
  return () => {
    const value = known?.deref() ?? make();
    if (known?.deref() !== value) known = new WeakRef(value);
    return value;
  };
}
