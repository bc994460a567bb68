import { fileMessages } from '../messages/file-messages.ts';

/** What is wrong with a file's content. */
export interface ContentFault {
  /** unsupported: it isn't what its name says; invalid: it is, but can't be taken. */
  code: 'unsupported' | 'invalid';
  /** What it is and what to do about it. */
  message: string;
}

/** A file is something else than its name says. */
export function otherContent(kind: string): ContentFault {
  return { code: 'unsupported', message: fileMessages.otherContent(kind) };
}

export const locked: ContentFault = { code: 'invalid', message: fileMessages.locked };

export const macros: ContentFault = { code: 'invalid', message: fileMessages.macros };

/** An archive that would fill a disk. */
export const bomb: ContentFault = { code: 'invalid', message: fileMessages.bomb };
