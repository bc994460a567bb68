import { expect } from 'vitest';

/**
 * Parses the text format of Prometheus strictly, by its documented grammar: every line is HELP, TYPE or a
 * sample of the last announced metric, and no sample is repeated.
 * @returns the values by names with labels
 */
export function readMetrics(text: string): Map<string, number> {
  const values = new Map<string, number>();
  const types = new Map<string, string>();
  let current = '';
  expect(text.endsWith('\n')).toBe(true);
  for (const line of text.slice(0, -1).split('\n')) {
    const type = /^# TYPE ([a-z_]+) (counter|gauge|histogram)$/.exec(line);
    if (type) {
      expect(types.has(type[1]!), line).toBe(false);
      current = type[1]!;
      types.set(current, type[2]!);
      continue;
    }
    if (/^# HELP [a-z_]+ [^\n]+$/.test(line)) continue;
    const sample =
      /^([a-z_]+)(\{[a-z]+="(?:[^"\\]|\\[\\"n])*"(?:,[a-z]+="(?:[^"\\]|\\[\\"n])*")*\})? (-?[0-9.]+(?:e[+-]?\d+)?)$/.exec(
        line,
      );
    expect(sample, line).not.toBeNull();
    const [, name = '', labels = '', value] = sample!;
    const base = types.get(current) === 'histogram' ? name.replace(/_(bucket|sum|count)$/, '') : name;
    expect(base, line).toBe(current);
    expect(values.has(name + labels), line).toBe(false);
    values.set(name + labels, Number(value));
  }
  return values;
}
