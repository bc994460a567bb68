/** The layout of a file, for additions to it. */
export interface Style {
  /** The line ending. */
  eol: string;
  /** The indentation per level. */
  unit: string;
  /** Whether the file has no white space between tokens. */
  isMinified: boolean;
}

/** The maximal length of lines that can be broken, in content and generated files; Prettier's `printWidth` here. */
export const LINE_WIDTH = 110;

/** The layout of a JSON file, taken from its first indented line, so that additions look like the rest. */
export function detectStyle(text: string, data: unknown): Style {
  return {
    eol: text.includes('\r\n') ? '\r\n' : '\n',
    unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ',
    isMinified: !text.trim().includes('\n') && JSON.stringify(data) === text.trim(),
  };
}

/** A value on one line. */
export function onOneLine(value: unknown, { isMinified }: Pick<Style, 'isMinified'>): string {
  if (isMinified || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = (each: unknown) => onOneLine(each, { isMinified });
  if (Array.isArray(value)) return `[${value.map(inner).join(', ')}]`;
  const entries = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inner(each)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/**
 * A value over several lines, one entry each; lists and objects of plain values stay on one line if they fit.
 * @param indent indentation of the line on which the value begins
 */
export function writeOverLines(value: unknown, indent: string, style: Style): string {
  if (style.isMinified || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const short = onOneLine(value, style);
  const isPlain = Object.values(value).every((each) => typeof each !== 'object' || each === null);
  const isEmpty = Object.keys(value).length === 0;
  if (isEmpty || (isPlain && indent.length + short.length <= LINE_WIDTH)) return short;
  const inner = indent + style.unit;
  const lines = Array.isArray(value)
    ? value.map((each) => inner + writeOverLines(each, inner, style))
    : Object.entries(value).map(
        ([key, each]) => `${inner}${JSON.stringify(key)}: ${writeOverLines(each, inner, style)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}${style.eol}${lines.join(`,${style.eol}`)}${style.eol}${indent}${close}`;
}

/** Whether a value fits on one line after the indentation. */
export function fitsOnLine(indent: string, line: string): boolean {
  return indent.length + line.length < LINE_WIDTH;
}
