import type { ResolvedForm } from '../../core/content/resolved.ts';
import type { ValidForm, ValidTranslation } from '../../core/content/valid-page.ts';
import type { FormWords } from '../../core/form/words/translate-form.ts';

/**
 * A page's data about a form.
 * @param translation the translation in the language of the page
 */
export function resolveForm({ id, data }: ValidForm, translation?: ValidTranslation): ResolvedForm {
  const { service, subject } = data;
  const words = translation && toFormWords(translation);
  const { title, intro = data.intro } = words ?? data;
  return {
    id,
    title,
    ...(intro && { intro }),
    ...(service && { service }),
    ...(subject && { subject }),
    ...(words && { words }),
  };
}

/** The visible texts of a form's translation. */
export function toFormWords({ data }: ValidTranslation): FormWords {
  const { $schema: _editorOnly, translated: _forTranslators, ...words } = data;
  return words;
}

/** The key of a form in another language. */
export function nameInLanguage(id: string, language: string): string {
  return `${id}.${language}`;
}
