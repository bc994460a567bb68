import type { FullText } from './full-text.ts';

/** Whether a text has a formula: some formats want to know it before they draw one. */
export function hasFormula(text: FullText): boolean {
  return isIn(text);
}

/** Looks through the tree as the plain value that it is. */
function isIn(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'math' in value || Object.values(value).some(isIn);
}
