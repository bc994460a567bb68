/**
 * Headers by address, for hosts that read a file `_headers`: in an address `:name` matches one path segment, and in a
 * value it is replaced by the match.
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export type HeaderRules = ReadonlyMap<string, Readonly<Record<string, string>>>;

/**
 * Returns a function that finds the headers of an address, as hosts do: all matching rules apply. The rules are
 * parsed once, so that each call is fast.
 */
export function headersByRules(rules: HeaderRules): (pathname: string) => Record<string, string> {
  const read = [...rules].map(([address, headers]) => ({ pattern: createPattern(address), headers }));
  return (pathname) => {
    const found = read.flatMap(({ pattern, headers }) => {
      const names = pattern.exec(pathname);
      return names ? [filledIn(headers, names.groups ?? {})] : [];
    });
    return Object.assign({}, ...found) as Record<string, string>;
  };
}

const placeholder = /:([A-Za-z]\w*)/g;

function createPattern(address: string): RegExp {
  const literal = address.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replace(placeholder, '(?<$1>[^/]+)')}$`);
}

function filledIn(
  headers: Readonly<Record<string, string>>,
  found: Readonly<Record<string, string>>,
): Record<string, string> {
  const filled = (value: string) => value.replace(placeholder, (whole, name: string) => found[name] ?? whole);
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, filled(value)]));
}
