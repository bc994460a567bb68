import { answerDay } from '../../core/form/answers/answer-day.ts';
import type { Answers, FormDefinition } from '../../core/form/form-definition.ts';
import type { Locale, Translate } from '../../core/messages/locale.ts';
import { answerList, type ShownAnswer } from '../answer-list.ts';
import { localMinute } from '../format.ts';
import type { FileStore } from '../store/files/file-store.ts';
import type { SubmissionRecord } from '../store/records.ts';
import { visitorAddress } from './visitor-address.ts';

/** What an e-mail tells of a submission. */
export interface Message {
  /** How the e-mail speaks. */
  locale: Locale;
  title: string;
  reference: string;
  /** When it was received, in the site's time zone. */
  received: string;
  at: Date;
  /** What the form says of the time after it was sent, and by which day it is answered. */
  next: string | undefined;
  answerBy: Date | undefined;
  answers: ShownAnswer[];
  files: MessageFile[];
  /** The visitor's address, where one was given. */
  visitor: string | undefined;
  /** The language of the visitor’s page, in words, where it is not the site’s own. */
  language: string | undefined;
}

export interface MessageFile {
  name: string;
  storedName: string;
  /** Where it is kept. */
  path: string;
  bytes: number;
  /** Whether it is attached to the e-mail. */
  attached: boolean;
}

/** Files are attached while they fit together; most mail servers take 20 MB or more, and a mail grows by a third. */
const maxAttachedBytes = 10_000_000;

/** Collects what an e-mail tells of a submission; files that don't fit are only named, with their paths. */
export function buildMessage(
  definition: FormDefinition,
  { row, answers, files }: SubmissionRecord,
  locale: Locale,
  pathOf: FileStore['pathOf'],
  translated?: FormDefinition,
): Message {
  let room = maxAttachedBytes;
  const at = new Date(row.received_at);
  const { answerWithin, texts } = definition;
  return {
    locale,
    title: definition.title,
    reference: row.reference,
    received: localMinute(row.received_at, locale.timeZone),
    at,
    next: texts.next,
    answerBy: answerWithin ? answerDay(at.getTime(), answerWithin, locale.timeZone) : undefined,
    answers: inBoth(definition, translated, answers ?? {}, locale.t),
    files: files.map(({ original_name, stored_name, bytes }) => {
      const attached = bytes <= room;
      if (attached) room -= bytes;
      return {
        name: original_name,
        storedName: stored_name,
        path: pathOf(stored_name),
        bytes,
        attached,
      };
    }),
    visitor: visitorAddress(definition, answers ?? {}),
    language: row.language === null ? undefined : languageName(row.language, locale.language),
  };
}

/** The answers with the words of the form and those that the visitor has read: “Name (नाम)”. */
function inBoth(
  definition: FormDefinition,
  translated: FormDefinition | undefined,
  answers: Answers,
  t: Translate,
): ShownAnswer[] {
  const own = answerList(definition, answers, t);
  if (!translated) return own;
  const both = (one: string, other: string | undefined) =>
    other === undefined || other === '' || other === one ? one : `${one} (${other})`;
  const others = answerList(translated, answers, t);
  return own.map(({ title, text }, index) => ({
    title: both(title, others[index]?.title),
    text: text.includes('\n') ? text : both(text, others[index]?.text),
  }));
}

function languageName(code: string, inLanguage: string): string {
  const name = new Intl.DisplayNames(inLanguage, { type: 'language', fallback: 'none' }).of(code);
  return name === undefined ? code : `${name} (${code})`;
}
