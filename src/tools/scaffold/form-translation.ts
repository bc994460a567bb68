import { formTranslatedNow } from '../../authoring/compare/form-drift.ts';
import type { WrittenForm } from '../../core/content/form.gen.ts';
import type { JsonObject } from '../../core/content/valid-page.ts';
import { formWords } from '../../core/form/words/form-words.ts';
import type { JsonPath } from '../../core/json/json-source.ts';
import { didYouMean } from '../../core/schema/suggest.ts';
import { jsonText, type Refusal, type Scaffold } from './scaffold-files.ts';
import type { ScaffoldSite } from './scaffold-site.ts';
import { sha256 } from '../../site-build/sha256.ts';

/**
 * A file with the texts of a form, to be translated: all of them in order, in the form's language.
 * @param id id of the form
 */
export function newFormTranslation(
  id: string,
  language: string,
  { editorSchemas, validForms }: ScaffoldSite,
): Scaffold | Refusal {
  const form = validForms.find((each) => each.id === id);
  if (!form) {
    const suggestion = didYouMean(
      id,
      validForms.map((each) => each.id),
    );
    return { refused: `There is no valid form "${id}" to translate.${suggestion ? ` ${suggestion}` : ''}` };
  }
  const original = form.data as unknown as JsonObject;
  const words: JsonObject = {};
  for (const { place, text } of formWords(form.data as WrittenForm)) setText(words, place, text);
  const file = form.file.replace(/json$/, `${language}.json`);
  const copy = { $schema: `../../${editorSchemas}/translation.json`, ...words };
  return {
    files: [
      { path: file, text: jsonText({ ...copy, translated: formTranslatedNow(original, copy, sha256) }) },
    ],
    next: [
      `Translate the texts to the right of each colon in ${file}. The names on the left stay: the store uses them.`,
      'Pages in the language show the form in it, and the server answers and writes in it.',
      'Run `npm run content -- drift`: it lists untranslated parts.',
    ],
  };
}

function setText(into: JsonObject, place: JsonPath, text: string): void {
  const [key, next, ...rest] = place as [string, (string | number)?, ...(string | number)[]];
  if (next === undefined) {
    into[key] = text;
    return;
  }
  into[key] ??= typeof next === 'number' ? [] : {};
  setText(into[key] as JsonObject, [next, ...rest], text);
}
