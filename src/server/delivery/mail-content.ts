import { answerDay } from '../../core/form/answers/answer-day.ts';
import type { Answers, FormDefinition } from '../../core/form/form-definition.ts';
import type { Locale, Translate } from '../../core/messages/locale.ts';
import { answerList, type ShownAnswer } from '../answer-list.ts';
import { localMinute } from '../format.ts';
import type { FileStore } from '../store/files/file-store.ts';
import type { SubmissionRecord } from '../store/records.ts';
import { visitorAddress } from './visitor-address.ts';

/** The content of an e-mail about a submission. */
export interface MailContent {
  locale: Locale;
  title: string;
  reference: string;
  /** The time of receipt, in the site's time zone. */
  received: string;
  at: Date;
  /** The form's text about the next steps, with the day of the answer. */
  next: string | undefined;
  answerBy: Date | undefined;
  answers: ShownAnswer[];
  files: MailFile[];
  /** The visitor's address, if the form has asked for it. */
  visitor: string | undefined;
  /** The name of the page's language, if not the main one. */
  language: string | undefined;
}

/** A file of a submission in the mail to the owner. */
export interface MailFile {
  name: string;
  storedName: string;
  /** The path of the stored file. */
  path: string;
  bytes: number;
  /** Whether the file is attached to the e-mail. */
  isAttached: boolean;
}

/** Files are attached up to this total size; most mail servers accept 20 MB, and encoding adds a third. */
const maxAttachedBytes = 10_000_000;

/**
 * Collects the content of an e-mail about a submission. Files above the size limit are not attached, only
 * listed with their paths.
 */
export function mailContent(
  definition: FormDefinition,
  { row, answers, files }: SubmissionRecord,
  locale: Locale,
  getPath: FileStore['getPath'],
  translated?: FormDefinition,
): MailContent {
  let remainingBytes = maxAttachedBytes;
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
      const isAttached = bytes <= remainingBytes;
      if (isAttached) remainingBytes -= bytes;
      return {
        name: original_name,
        storedName: stored_name,
        path: getPath(stored_name),
        bytes,
        isAttached,
      };
    }),
    visitor: visitorAddress(definition, answers ?? {}),
    language: row.language === null ? undefined : languageName(row.language, locale.language),
  };
}

/** The answers in the form's language and in the visitor's: “Name (नाम)”. */
function inBoth(
  definition: FormDefinition,
  translated: FormDefinition | undefined,
  answers: Answers,
  t: Translate,
): ShownAnswer[] {
  const ownAnswers = answerList(definition, answers, t);
  if (!translated) return ownAnswers;
  const both = (one: string, other: string | undefined) =>
    other === undefined || other === '' || other === one ? one : `${one} (${other})`;
  const translatedAnswers = answerList(translated, answers, t);
  return ownAnswers.map(({ title, text }, index) => ({
    title: both(title, translatedAnswers[index]?.title),
    text: text.includes('\n') ? text : both(text, translatedAnswers[index]?.text),
  }));
}

function languageName(code: string, inLanguage: string): string {
  const name = new Intl.DisplayNames(inLanguage, { type: 'language', fallback: 'none' }).of(code);
  return name === undefined ? code : `${name} (${code})`;
}
