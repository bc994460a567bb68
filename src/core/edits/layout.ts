/** How a file is laid out, for what is added to it. */
export interface Style {
  /** What ends its lines. */
  eol: string;
  /** What each level is indented by. */
  unit: string;
  /** Whether nothing stands between its signs at all. */
  minified: boolean;
}

/** Lines are no longer than this, where they can be broken. */
const WIDTH = 110;

/** The style of a file of JSON, as its first indented line shows it. */
export function styleOf(text: string, data: unknown): Style {
  return {
    eol: text.includes('\r\n') ? '\r\n' : '\n',
    unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ',
    minified: JSON.stringify(data) === text.trim(),
  };
}

/** A value on one line. */
export function onOneLine(value: unknown, { minified }: Pick<Style, 'minified'>): string {
  if (minified || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = (each: unknown) => onOneLine(each, { minified });
  if (Array.isArray(value)) return `[${value.map(inner).join(', ')}]`;
  const entries = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inner(each)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/**
 * A value over several lines, an entry on each; a list or an object of plain values on one line, where it fits.
 * @param indent of the line on which the value begins
 */
export function overLines(value: unknown, indent: string, style: Style): string {
  if (style.minified || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const short = onOneLine(value, style);
  const isPlain = Object.values(value).every((each) => typeof each !== 'object' || each === null);
  const isEmpty = Object.keys(value).length === 0;
  if (isEmpty || (isPlain && indent.length + short.length <= WIDTH)) return short;
  const inner = indent + style.unit;
  const lines = Array.isArray(value)
    ? value.map((each) => inner + overLines(each, inner, style))
    : Object.entries(value).map(
        ([key, each]) => `${inner}${JSON.stringify(key)}: ${overLines(each, inner, style)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}${style.eol}${lines.join(`,${style.eol}`)}${style.eol}${indent}${close}`;
}

/** Whether a value on one line still fits behind an indentation. */
export function fits(indent: string, line: string): boolean {
  return indent.length + line.length < WIDTH;
}
