import type { Measures } from './measures.ts';

/** Describes the measures that a change has made worse, with the cause; empty if there are none. */
export function describeRegressions(before: Measures, after: Measures): string {
  const sentences: string[] = [];
  const knownTitles = new Set(before.problems.map(({ rule, text }) => `${rule} ${text}`));
  for (const { rule, help, text } of after.problems)
    if (!knownTitles.has(`${rule} ${text}`)) sentences.push(`${help}: “${text}”.`);
  const isOver = (weight: Measures['weight']) => weight !== undefined && weight.bytes > weight.budget;
  if (isOver(after.weight) && !isOver(before.weight) && after.weight) {
    const { bytes, budget, section } = after.weight;
    const share = section === undefined ? '' : ` This section is ${kilobytes(section)} of it.`;
    sentences.push(`The page is ${kilobytes(bytes)} now, more than its ${kilobytes(budget)}.${share}`);
  }
  const narrow = new Set(before.narrow.map(({ path }) => path.join('/')));
  for (const { path, text: line } of after.narrow) if (!narrow.has(path.join('/'))) sentences.push(line);
  return sentences.join(' ');
}

/** 13.2 kB. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
