import format from 'icu-minify/format';
import type { CompiledMessage } from 'icu-minify/format';
import type { MessageValues, RichMessageValues } from './messages.gen.ts';

/** Compiled messages by key. */
export type CompiledMessages = Record<string, CompiledMessage>;

/** The keys of plain messages. */
export type MessageKey = keyof MessageValues;

/** The keys of messages with tags around some words, such as a link. */
export type RichMessageKey = keyof RichMessageValues;

/** Returns the text of a message, with its arguments filled in. */
export type Translate = <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>) => string;

type ValuesOf<Key extends MessageKey> = MessageValues[Key] extends null ? [] : [values: MessageValues[Key]];

type FormatValues = Parameters<typeof format<unknown>>[2];

/** The language of the site: messages, and the format of numbers and dates. */
export interface Locale {
  /** A language tag for Intl, such as de or en-GB. */
  language: string;
  /** The time zone of the site, such as Europe/Berlin. */
  timeZone: string;
  /** Returns the text of a plain message. */
  t: Translate;
  /** Returns the parts of a message with tags: texts, and the results of the tag functions. */
  rich: <Key extends RichMessageKey>(key: Key, values: RichMessageValues[Key]) => unknown[];
}

interface LocaleInput {
  language: string;
  timeZone: string;
  messages: CompiledMessages;
}

/**
 * Creates the site's locale, for components and functions that build sentences.
 * @throws from `t` and `rich` if a key has no message or a value is missing
 */
export function createLocale({ language, timeZone, messages }: LocaleInput): Locale {
  const formatMessage = (key: string, values: FormatValues): unknown => {
    const message = messages[key];
    if (message === undefined) throw new Error(`There is no message "${key}".`);
    return format<unknown>(message, language, values, { formatters, timeZone });
  };
  return {
    language,
    timeZone,
    t: (key, ...[values]) => String(formatMessage(key, values ?? {})),
    rich: (key, values) => [formatMessage(key, values as FormatValues)].flat(),
  };
}

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};
