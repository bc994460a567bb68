/** Whether the words of a link do not name its target, in one of the languages below. */
export function isVague(words: string): boolean {
  // Longer words are never vague, and most links have longer words.
  if (words.length > MAX_LENGTH) return false;
  return VAGUE.has(
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\s]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** Vague words of links, one line per language. */
const WORDS = {
  ar: ['اضغط هنا', 'انقر هنا', 'هنا', 'اقرأ المزيد', 'المزيد'],
  de: [
    'hier',
    'hier klicken',
    'klicken sie hier',
    'klick hier',
    'mehr',
    'mehr lesen',
    'weiterlesen',
    'mehr erfahren',
    'link',
  ],
  en: [
    'click',
    'click here',
    'here',
    'link',
    'this',
    'this link',
    'this page',
    'more',
    'read more',
    'learn more',
    'see more',
    'find out more',
    'tap here',
    'go',
    'details',
  ],
  es: [
    'aquí',
    'haga clic aquí',
    'haz clic aquí',
    'clic aquí',
    'pulse aquí',
    'más',
    'leer más',
    'ver más',
    'enlace',
  ],
  fr: ['ici', 'cliquez ici', 'cliquer ici', 'plus', 'lire plus', 'lire la suite', 'en savoir plus', 'lien'],
  hi: ['यहाँ', 'यहां', 'यहाँ क्लिक करें', 'यहां क्लिक करें', 'और', 'और पढ़ें', 'अधिक', 'अधिक पढ़ें'],
  it: ['qui', 'clicca qui', 'leggi di più', 'leggi tutto', 'di più', 'scopri di più'],
  nl: ['klik hier', 'lees meer', 'meer', 'lees verder'],
  pt: ['aqui', 'clique aqui', 'mais', 'leia mais', 'ler mais', 'saiba mais'],
};

const VAGUE: ReadonlySet<string> = new Set(Object.values(WORDS).flat());
const MAX_LENGTH = 30;
