import format from 'icu-minify/format';
import type { CompiledMessage } from 'icu-minify/format';
import type { MessageValues, RichMessageValues } from './messages.gen.ts';

/** Messages by key, as the build has compiled them. */
export type CompiledMessages = Record<string, CompiledMessage>;

/** The messages that are plain text. */
export type MessageKey = keyof MessageValues;

/** The messages with tags, such as a link, around some of their words. */
export type RichMessageKey = keyof RichMessageValues;

/** Gives the text of a message, with its arguments filled in. */
export type Translate = <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>) => string;

type ValuesOf<Key extends MessageKey> = MessageValues[Key] extends null ? [] : [values: MessageValues[Key]];

type Values = Parameters<typeof format<unknown>>[2];

/** How the site speaks: its words, and how it writes numbers and moments. */
export interface Locale {
  /** A language tag, such as de or en-GB, for Intl. */
  language: string;
  /** The time zone of the site, such as Europe/Berlin. */
  timeZone: string;
  /** The text of a plain message. */
  t: Translate;
  /** The pieces of a message with tags: texts, and what the values have made of the words inside the tags. */
  rich: <Key extends RichMessageKey>(key: Key, values: RichMessageValues[Key]) => unknown[];
}

interface LocaleInput {
  language: string;
  timeZone: string;
  messages: CompiledMessages;
}

/**
 * The site's way of speaking, for components and for functions that make sentences.
 * @throws from `t` and `rich` for a key that has no message, and for a message that lacks a value
 */
export function createLocale({ language, timeZone, messages }: LocaleInput): Locale {
  const formatted = (key: string, values: Values): unknown => {
    const message = messages[key];
    if (message === undefined) throw new Error(`There is no message "${key}".`);
    return format<unknown>(message, language, values, { formatters, timeZone });
  };
  return {
    language,
    timeZone,
    t: (key, ...[values]) => String(formatted(key, values ?? {})),
    rich: (key, values) => [formatted(key, values as Values)].flat(),
  };
}

const formatters = {
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
};
