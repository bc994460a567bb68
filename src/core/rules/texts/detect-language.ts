import { shareOfScript, usualScript } from '../../content/languages/scripts.ts';

/**
 * The script of a text that is clearly not in the script of its language.
 * @param tag the expected language (BCP 47)
 * @returns the English name of the other script; undefined for the expected one, and for a short text
 */
export function scriptByLetters(text: string, tag: string): string | undefined {
  if (text.length < MIN_CHARACTERS || shareOfScript(text, tag) > MAX_SHARE) return undefined;
  const other = SCRIPT_LANGUAGES.find((each) => shareOfScript(text, each) > MIN_OTHER_SHARE);
  return other && `${new Intl.DisplayNames('en', { type: 'script' }).of(usualScript(other)!)} letters`;
}

/** The minimal length of a text: a shorter one may be a name or a quotation. */
const MIN_CHARACTERS = 100;

/**
 * A text counts as written in another script if at most MAX_SHARE of its letters are in the expected script, and more
 * than MIN_OTHER_SHARE are in the other.
 */
const [MAX_SHARE, MIN_OTHER_SHARE] = [0.1, 0.6];

/** One language for each of the common scripts. */
const SCRIPT_LANGUAGES = [
  'en',
  'hi',
  'ru',
  'ar',
  'zh',
  'ja',
  'ko',
  'el',
  'he',
  'bn',
  'gu',
  'pa',
  'ta',
  'te',
  'kn',
  'ml',
  'th',
];

/** Common words of each language: every longer text has some of them, and they are rare in the other languages. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  en: 'the and of with for is are you your we our this that from'.split(' '),
  de: 'und der die das mit für ist sind wir nicht eine ein auf dem den'.split(' '),
  fr: 'le les des et est pour une dans avec nous vous sur qui'.split(' '),
  es: 'el los las y una para con por que del se'.split(' '),
  it: 'il gli della di per che sono è nel una le'.split(' '),
  pt: 'os uma para com não que do da em ao'.split(' '),
  nl: 'het een van voor met zijn niet wij op de'.split(' '),
};

const BY_WORD = Map.groupBy(
  Object.entries(WORDS).flatMap(([name, words]) => words.map((word) => ({ name, word }))),
  ({ word }) => word,
);

const MIN_WORDS = 8;

/**
 * Detects a text in the wrong language: it has many common words of another language, and almost none of the
 * expected one.
 * @param tag the expected language (BCP 47); languages without a list of words are not compared
 * @returns the English name of the other language; undefined if the text may be in the expected one
 */
export function languageByWords(text: string, tag: string): string | undefined {
  const { language } = new Intl.Locale(tag);
  if (!Object.hasOwn(WORDS, language)) return undefined;
  const counts: Record<string, number> = {};
  // The letters of all these words.
  for (const word of text.toLowerCase().match(/[a-zà-ÿ]+/g) ?? [])
    for (const { name } of BY_WORD.get(word) ?? []) counts[name] = (counts[name] ?? 0) + 1;
  const [[best, count] = [language, 0]] = Object.entries(counts).sort((one, other) => other[1] - one[1]);
  if (count < MIN_WORDS || count < (counts[language] ?? 0) * 5) return undefined;
  return new Intl.DisplayNames('en', { type: 'language' }).of(best);
}
