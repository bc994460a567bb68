/** What is wrong with a file's content. */
export interface ContentFault {
  /** unsupported: it isn't what its name says; invalid: it is, but can't be taken. */
  code: 'unsupported' | 'invalid';
  /** What it is and what to do about it. */
  message: string;
}

/** The words for a file that is something else than its name says. */
export function notReally(name: string): ContentFault {
  return {
    code: 'unsupported',
    message: `This file’s name says ${name}, but its content is something else, or it is damaged. Save it as ${name} again and attach that.`,
  };
}

export const locked: ContentFault = {
  code: 'invalid',
  message:
    'This file is protected by a password or encrypted, so nobody here could open it. Save it without protection and attach that.',
};

export const macros: ContentFault = {
  code: 'invalid',
  message: 'This file contains macros, which are not accepted. Save it without macros and attach that.',
};

/** An archive that would flood a disk. */
export const bomb: ContentFault = {
  code: 'invalid',
  message:
    'This file unpacks to far more than a document holds, so it is not accepted. Save it again with smaller pictures and attach that.',
};
