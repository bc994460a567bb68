import type { ShowingOptions } from '../../core/content/dates/showing.ts';
import type { Project } from '../../core/project.ts';
import { answerParent } from '../child-process/answer-parent.ts';
import type { Roots } from '../roots.ts';
import { validateSite } from '../validate-site.ts';

export interface PrepareTask {
  roots: Roots;
  /** The content that is shown. Default: all except drafts */
  showing: Partial<ShowingOptions>;
}

/** The inputs of the fonts and of the bundle of a valid site. */
export interface PreparedContent {
  /** Its section types. */
  types: string[];
  /** Its characters. */
  characters: string;
  project: Pick<Project, 'messages' | 'site'>;
}

/* The child process that validates the content for a first build; the results for each file are cached. */

await answerParent(prepare);

/** @returns null if the content has errors, which the build itself reports */
async function prepare({ roots, showing }: PrepareTask): Promise<PreparedContent | null> {
  const { validation, project } = await validateSite(roots, { showing });
  if (validation.diagnostics.some(({ severity }) => severity === 'error')) return null;
  const { types, characters } = validation;
  const { messages = [], site } = project;
  return { types: [...types], characters, project: { messages, site } };
}
