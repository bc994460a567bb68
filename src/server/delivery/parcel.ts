import type { FormDefinition } from '../../core/form/form-definition.ts';
import { answerList, type ShownAnswer } from '../submissions/answer-list.ts';
import type { SubmissionRecord } from '../submissions/record.ts';
import { visitorAddress } from './visitor-address.ts';

/** What is told of a submission, whichever way it goes. */
export interface Parcel {
  title: string;
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  answers: ShownAnswer[];
  files: ParcelFile[];
  /** The visitor's address, where one was given. */
  visitor: string | undefined;
}

export interface ParcelFile {
  name: string;
  storedName: string;
  bytes: number;
  /** Whether it travels with the e-mail. */
  attached: boolean;
}

/** Files travel while they fit together; most mail servers take 20 MB or more, and a letter grows by a third. */
const mostAttached = 10_000_000;

/** Gathers what is told of a submission; the files that don't fit are named instead. */
export function packParcel(definition: FormDefinition, { row, answers, files }: SubmissionRecord): Parcel {
  let room = mostAttached;
  return {
    title: definition.title,
    reference: row.reference,
    receivedAt: row.received_at,
    answers: answerList(definition, answers ?? {}),
    files: files.map(({ original_name, stored_name, bytes }) => {
      const attached = bytes <= room;
      if (attached) room -= bytes;
      return { name: original_name, storedName: stored_name, bytes, attached };
    }),
    visitor: visitorAddress(definition, answers ?? {}),
  };
}
