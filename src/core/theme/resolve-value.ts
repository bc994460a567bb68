import postcss from 'postcss';

/** The colours that a visitor has chosen, or the device prefers. */
export type ColourScheme = 'light' | 'dark';

/** The maximal number of steps; no real value needs more. */
const MAX_STEPS = 200;

/**
 * Resolves var() and light-dark() in a value for one colour scheme.
 * @param values all tokens by name
 * @throws if a token is missing, or refers to itself
 */
export function resolveValue(
  value: string,
  colourScheme: ColourScheme,
  values: ReadonlyMap<string, string>,
  steps = 0,
): string {
  if (steps > MAX_STEPS) throw new Error(`The value ${value.slice(0, 60)} refers to itself.`);
  const inner = /\b(var|light-dark)\(((?:[^()]|\([^()]*\))*)\)/.exec(value);
  if (!inner) return value;
  const [whole, name, content = ''] = inner;
  const [first = '', second = ''] = postcss.list.comma(content);
  let found = colourScheme === 'light' ? first : second;
  if (name === 'var') {
    const tokenValue = values.get(first);
    if (tokenValue === undefined) throw new Error(`There is no token ${first}.`);
    found = tokenValue;
  }
  return resolveValue(
    value.replace(whole, () => found),
    colourScheme,
    values,
    steps + 1,
  );
}
