/** The English name of a language: Hindi for hi. */
export function languageName(tag: string): string {
  return nameIn('en', tag);
}

/** A language's own name, capitalised if its script has capitals: हिन्दी, Français. */
export function ownLanguageName(tag: string): string {
  const [first = '', ...rest] = nameIn(tag, tag);
  return first.toLocaleUpperCase(tag) + rest.join('');
}

function nameIn(language: string, tag: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
}
