import type { XmlElement } from '@rgrove/parse-xml';
import type { WrittenPaper } from '../../../content/paper.gen.ts';
import { doiIn } from '../identifiers.ts';
import { attribute, getChildren, findDescendants, elementText } from '../xml-tree.ts';
import { introductoryWords, wordsIn } from './citation-rest.ts';
import { citedWork } from './citation.ts';

type References = NonNullable<WrittenPaper['references']>;

const citationElements = ['element-citation', 'nlm-citation', 'mixed-citation', 'citation'];

/** The entries with words in all lists of references, in order: their positions are the numbers of the references. */
export function listedReferences(article: XmlElement): XmlElement[] {
  return findDescendants(article, 'ref').filter((ref) => elementText(ref, 'label') !== undefined);
}

/** The references: as data if the file has them in elements, else each as printed with its address. */
export function readReferences(article: XmlElement): References {
  return listedReferences(article).map((ref) => readReference(ref));
}

function readReference(ref: XmlElement): References[number] {
  const citations = citationsIn(ref);
  const [only, ...more] = citations;
  const whole = elementText(ref, ({ name, parent }) => name === 'label' && parent === ref) ?? '';
  const pair = citations.length === 2 ? readPair(citations) : undefined;
  if (pair) return pair;
  // Several works in one entry have one number, so data can't describe them.
  if (!only || more.length > 0) return whole;
  const isPrinted = !['element-citation', 'nlm-citation'].includes(only.name);
  const work = citedWork(only, isPrinted);
  const wordsOutside = elementText(ref, 'label', 'citation-alternatives', ...citationElements);
  if (!work) return wordsOutside === undefined ? printedReference(only) : whole;
  if (wordsOutside === undefined) return work;
  return { ...work, note: [work.note, wordsOutside].filter((part) => part !== undefined).join('; ') };
}

/** The data of a work that is given twice, as printed and in elements, if both have the same words. */
function readPair(citations: readonly XmlElement[]): References[number] | undefined {
  const element = citations.find(({ name }) => name === 'element-citation' || name === 'nlm-citation');
  const mixed = citations.find(({ name }) => name === 'mixed-citation');
  const work = element && mixed && citedWork(element, false);
  if (!work) return undefined;
  const [data, print] = [JSON.stringify(work), elementText(mixed, 'label') ?? ''];
  if (hasAllWords(data, print)) return work;
  const printedForm = printedReference(mixed);
  return hasAllWords(JSON.stringify(printedForm), elementText(element, 'label') ?? '')
    ? printedForm
    : undefined;
}

/** Whether a text has all words of another, except introducing words such as “in”. */
function hasAllWords(text: string, other: string): boolean {
  const words = wordsIn(text);
  const [knownWords, letters] = [new Set(words), words.join('')];
  return wordsIn(other).every(
    (word) => knownWords.has(word) || introductoryWords.has(word) || letters.includes(word),
  );
}

/** The citations of an entry; of alternatives for one work, the one in elements. */
function citationsIn(ref: XmlElement): XmlElement[] {
  return getChildren(ref).flatMap((child) => {
    if (child.name !== 'citation-alternatives') return citationElements.includes(child.name) ? [child] : [];
    const choices = getChildren(child, ...citationElements);
    return [choices.find(({ name }) => name === 'element-citation') ?? choices[0]].filter(
      (each) => each !== undefined,
    );
  });
}

function printedReference(citation: XmlElement): References[number] {
  const text = printedText(citation);
  // A reference may be only an address.
  const whole = elementText(citation, 'label') ?? '';
  if (!text) return whole;
  const doi = doiIn(
    elementText(findDescendants(citation, 'pub-id').find((id) => attribute(id, 'pub-id-type') === 'doi')) ??
      addressesIn(citation).find((address) => address.includes('doi.org/')),
  );
  const url = addressesIn(citation).find((address) => /^https?:\/\/\S+$/.test(address));
  // Other identifiers, such as those of PubMed, stay in the text.
  const missingWords = wordsIn(whole).filter(
    (word) => !wordsIn(`${text} ${doi ?? url ?? ''}`).includes(word) && !introductoryWords.has(word),
  );
  const displayedText = missingWords.length > 0 ? whole : text;
  if (doi !== undefined) return { text: displayedText, doi };
  // The citation stays unchanged: readers see the address, but an unencrypted page gets no link.
  if (url?.startsWith('http:'))
    return displayedText === whole && whole.includes(url) ? whole : `${displayedText} ${url}`;
  return url === undefined ? displayedText : { text: displayedText, url };
}

function addressesIn(citation: XmlElement): string[] {
  return findDescendants(citation, 'ext-link', 'uri').flatMap(
    (link) => attribute(link, 'xlink:href') ?? elementText(link) ?? [],
  );
}

/** The text as printed, without DOI, address, and the words that introduce them. */
function printedText(citation: XmlElement): string | undefined {
  return elementText(citation, 'label', 'pub-id', 'ext-link', 'uri')
    ?.replace(/(?: ?(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:?|available (?:at|from):?))+[ .]*$/i, '')
    .trim();
}
