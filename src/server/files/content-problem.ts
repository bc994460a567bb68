import type { Text } from '../text.ts';

/** An error of a file's content. */
export interface ContentProblem {
  /** unsupported: not the format of its name; invalid: the right format, but not acceptable. */
  code: 'unsupported' | 'invalid';
  /** The error and the advice. */
  text: Text;
}

/**
 * The error that a file is not what its name says.
 * @param kind by its name: PDF, Word …, or the site's words for it
 */
export function otherContent(kind: string | Text): ContentProblem {
  const text: Text = (t) => t('server.otherContent', { kind: typeof kind === 'string' ? kind : kind(t) });
  return { code: 'unsupported', text };
}

export const locked: ContentProblem = { code: 'invalid', text: (t) => t('server.locked') };

export const macros: ContentProblem = { code: 'invalid', text: (t) => t('server.macros') };

/** An archive that would fill a disk. */
export const bomb: ContentProblem = { code: 'invalid', text: (t) => t('server.bomb') };
