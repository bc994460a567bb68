import { XmlElement, XmlText } from '@rgrove/parse-xml';
import type { CitedWork } from '../../../content/journal-parts.gen.ts';

/**
 * Adds a note with those words of the citation that no key of the work contains, such as a second title, or a name
 * without an element.
 */
export function addRestOfCitation(work: CitedWork, citation: XmlElement): CitedWork {
  const workText = JSON.stringify(work);
  const knownWords = new Set([...wordsIn(workText), ...introductoryWords]);
  const letters = wordsIn(workText).join('');
  const rest = textsIn(citation).filter((text) =>
    wordsIn(text).some((word) => !knownWords.has(word) && !letters.includes(word)),
  );
  if (rest.length === 0) return work;
  const note = [work.note, ...rest.map(trimPunctuation)].filter((part) => part !== undefined).join('; ');
  return { ...work, note };
}

/**
 * Words that introduce a part of a citation, such as “in” and “pp.”. They need no key, because citation styles
 * generate them.
 */
export const introductoryWords: ReadonlySet<string> = new Set(
  (
    'in and pp p vol no nos issue doi pmid pmcid pubmed available from at eds ed editor editors edn edition accessed on ' +
    'retrieved et al the cited published online url http https dx org'
  ).split(' '),
);

/** The words of a text, of letters and digits. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The texts of a citation, one for each element, without its number and the parts of dates. */
function textsIn(element: XmlElement): string[] {
  return element.children.flatMap((child) => {
    if (child instanceof XmlText) return [child.text];
    if (!(child instanceof XmlElement) || SKIPPED.has(child.name)) return [];
    const isDate = child.name === 'year' && /^\s*\d{4}\s*$/.test(child.text);
    return isDate &&
      element.children.find((each) => each instanceof XmlElement && each.name === 'year') === child
      ? []
      : textsIn(child);
  });
}

const SKIPPED = new Set(['label', 'month', 'season', 'date', 'etal']);

function trimPunctuation(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^[\s,;.:()[\]]+|[\s,;:([]+$/g, '');
}
