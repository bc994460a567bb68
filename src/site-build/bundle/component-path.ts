import { writtenName } from '../code/code-places.ts';

/**
 * The path of a section's component, as in `codePath`, for a file of the engine or an extension; undefined
 * for other files.
 */
export function componentPath(file: string): string | undefined {
  return /(?:^|\/)sections\/((?:([^/]+)\/\2|[^/]+\/variants\/[^/]+)\.tsx)$/.exec(writtenName(file))?.[1];
}
