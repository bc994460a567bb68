/** What a language is called in English: Hindi of hi. */
export function languageName(tag: string): string {
  return nameIn('en', tag);
}

/** What a language calls itself, with a capital letter where its script has some: हिन्दी, Français. */
export function ownLanguageName(tag: string): string {
  const [first = '', ...rest] = nameIn(tag, tag);
  return first.toLocaleUpperCase(tag) + rest.join('');
}

function nameIn(language: string, tag: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
}
