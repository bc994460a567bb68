import type { Project, ProjectFile } from '../project.ts';
import type { FileKind } from '../rules/references.ts';
import { jsonFiles } from './json-files.ts';

/** A text file of the content; a JSON file has a kind. */
export interface TextFile extends ProjectFile {
  kind?: FileKind;
}

/** The text files of a site that editors write: JSON, the style sheet of tokens, and texts next to pages. */
export function textFiles(project: Project): TextFile[] {
  const { theme, texts = [] } = project;
  return [...jsonFiles(project), ...(theme?.tokens ? [theme.tokens] : []), ...texts];
}
