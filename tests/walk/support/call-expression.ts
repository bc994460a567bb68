/** The call of a function with values of JSON, as an expression that another program runs. */
export function callExpression(run: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `(${run.toString()})(...${JSON.stringify(args)})`;
}
