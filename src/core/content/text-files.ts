import type { Project, ProjectFile } from '../project.ts';
import type { FileKind } from '../rules/references.ts';
import { jsonFiles } from './json-files.ts';

/** A text file that editors write; only JSON files have a kind. */
export interface EditableFile extends ProjectFile {
  kind?: FileKind;
}

/** The text files of a site that editors write: JSON, the style sheet of tokens, and texts next to pages. */
export function textFiles(project: Project): EditableFile[] {
  const { theme, texts = [] } = project;
  return [...jsonFiles(project), ...(theme?.tokens ? [theme.tokens] : []), ...texts];
}
