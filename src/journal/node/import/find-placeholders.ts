import { placeholderIn } from 'pagewright/text';
import type { WrittenPaper } from '../../content/paper.gen.ts';

/** The paths of placeholders in a paper: authors › 2 › position, abstract. */
export function findPlaceholders(paper: WrittenPaper): string[] {
  const found: string[] = [];
  const visit = (value: unknown, path: string[]): void => {
    if (typeof value === 'string' && placeholderIn(value)) found.push(path.join(' › '));
    else if (Array.isArray(value)) value.forEach((each, index) => visit(each, [...path, String(index + 1)]));
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) visit(each, [...path, key]);
  };
  visit(paper, []);
  return found;
}
