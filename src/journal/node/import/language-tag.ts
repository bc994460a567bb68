import { harvestCode, libraryCode, paperLanguages } from '../../core/record/languages/language-codes.ts';

/**
 * The tag of a language that a file gives as a tag (hi-IN), three letters (hin, ger) or a name (Hindi, हिन्दी).
 * @returns undefined for unsupported languages
 */
export function languageTag(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const wanted = text.trim().toLowerCase().replace('_', '-');
  const [own = '', ...more] = wanted.split('-');
  const tag = paperLanguages.find(
    (each) => listLanguageNames(each).includes(wanted) || listCodes(each).includes(own),
  );
  const region = more.find((part) => part.length === 2);
  return tag && region && listCodes(tag).includes(own) ? `${tag}-${region.toUpperCase()}` : tag;
}

function listCodes(tag: string): (string | undefined)[] {
  return [tag, libraryCode(tag), harvestCode(tag)];
}

function listLanguageNames(tag: string): (string | undefined)[] {
  return ['en', tag].map((language) =>
    new Intl.DisplayNames([language], { type: 'language' }).of(tag)?.toLowerCase(),
  );
}
