import { idOfShared, type SharedSections } from './content/shared-sections.ts';
import { readJson } from './json/json-source.ts';
import type { ProjectFile } from './project.ts';

/** The shared sections of a project, parsed. */
export function parseSharedSections({ shared = [] }: { shared?: readonly ProjectFile[] }): SharedSections {
  return new Map(shared.map((file) => [idOfShared(file.path), readJson(file)]));
}
