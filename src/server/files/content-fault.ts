import type { Text } from '../text.ts';

/** What is wrong with a file's content. */
export interface ContentFault {
  /** unsupported: it isn't what its name says; invalid: it is, but can't be taken. */
  code: 'unsupported' | 'invalid';
  /** What it is and what to do about it. */
  text: Text;
}

/**
 * A file is something else than its name says.
 * @param kind what the name says: PDF, Word …, or words of the site for it
 */
export function otherContent(kind: string | Text): ContentFault {
  const text: Text = (t) => t('server.otherContent', { kind: typeof kind === 'string' ? kind : kind(t) });
  return { code: 'unsupported', text };
}

export const locked: ContentFault = { code: 'invalid', text: (t) => t('server.locked') };

export const macros: ContentFault = { code: 'invalid', text: (t) => t('server.macros') };

/** An archive that would fill a disk. */
export const bomb: ContentFault = { code: 'invalid', text: (t) => t('server.bomb') };
