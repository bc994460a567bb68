import { writtenName } from '../code/code-places.ts';

/** The path of a section's component as `codePath` gives it, of a file in the engine or in an extension; `undefined` for other files. */
export function componentPath(file: string): string | undefined {
  return /(?:^|\/)sections\/((?:([^/]+)\/\2|[^/]+\/variants\/[^/]+)\.tsx)$/.exec(writtenName(file))?.[1];
}
