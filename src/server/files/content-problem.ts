import type { Text } from '../text.ts';

/** An error of a file's content. */
export interface ContentProblem {
  /**
   * unsupported: the format is not that of its name; invalid: the format is right, but the content not
   * acceptable.
   */
  code: 'unsupported' | 'invalid';
  /** The error, with advice. */
  text: Text;
}

/**
 * The error of a file whose content does not match its name.
 * @param kind the format by its name: PDF, Word …, or the site's words for it
 */
export function otherContent(kind: string | Text): ContentProblem {
  const text: Text = (t) => t('server.otherContent', { kind: typeof kind === 'string' ? kind : kind(t) });
  return { code: 'unsupported', text };
}

/** The file has a password, so it can't be checked. */
export const lockedFile: ContentProblem = { code: 'invalid', text: (t) => t('server.locked') };

/** The file contains macros. */
export const macrosInFile: ContentProblem = { code: 'invalid', text: (t) => t('server.macros') };

/** The error of an archive that would fill the disk. */
export const archiveBomb: ContentProblem = { code: 'invalid', text: (t) => t('server.bomb') };
