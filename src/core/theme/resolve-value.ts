import postcss from 'postcss';

export type Theme = 'light' | 'dark';

/** The maximal number of steps; no real value needs more. */
const MAX_STEPS = 200;

/**
 * Resolves var() and light-dark() in a value for one theme.
 * @param values all tokens by name
 * @throws if a token is missing, or refers to itself
 */
export function resolveValue(
  value: string,
  theme: Theme,
  values: ReadonlyMap<string, string>,
  steps = 0,
): string {
  if (steps > MAX_STEPS) throw new Error(`The value ${value.slice(0, 60)} refers to itself.`);
  const inner = /\b(var|light-dark)\(((?:[^()]|\([^()]*\))*)\)/.exec(value);
  if (!inner) return value;
  const [whole, name, content = ''] = inner;
  const [first = '', second = ''] = postcss.list.comma(content);
  let found = theme === 'light' ? first : second;
  if (name === 'var') {
    const known = values.get(first);
    if (known === undefined) throw new Error(`There is no token ${first}.`);
    found = known;
  }
  return resolveValue(
    value.replace(whole, () => found),
    theme,
    values,
    steps + 1,
  );
}
