import type { XmlElement } from '@rgrove/parse-xml';
import type { WrittenPaper } from '../../../content/paper.gen.ts';
import { doiIn } from '../identifiers.ts';
import { attribute, getChildren, findDescendants, elementText } from '../xml-tree.ts';
import { citedWork } from './citation.ts';

type References = NonNullable<WrittenPaper['references']>;

const citationElements = ['element-citation', 'nlm-citation', 'mixed-citation', 'citation'];

/** The references: as data if the file has them in elements, else each as printed with its address. */
export function readReferences(article: XmlElement): References {
  return findDescendants(article, 'ref').flatMap((ref): References => {
    const citations = citationsIn(ref);
    const [only, ...more] = citations;
    if (!only) return [];
    // Several works in one entry have one number: no data could describe them.
    if (more.length > 0) return joined(citations);
    const isPrinted = !['element-citation', 'nlm-citation'].includes(only.name);
    const work = citedWork(only, isPrinted);
    return work ? [work] : printedReference(only);
  });
}

/** The citations of an entry; of alternatives for one work, that in elements. */
function citationsIn(ref: XmlElement): XmlElement[] {
  return getChildren(ref).flatMap((child) => {
    if (child.name !== 'citation-alternatives') return citationElements.includes(child.name) ? [child] : [];
    const choices = getChildren(child, ...citationElements);
    return [choices.find(({ name }) => name === 'element-citation') ?? choices[0]].filter(
      (each) => each !== undefined,
    );
  });
}

function joined(citations: readonly XmlElement[]): References {
  const text = citations.flatMap((each) => elementText(each, 'label') ?? []).join(' ');
  return text === '' ? [] : [text];
}

function printedReference(citation: XmlElement): References {
  const text = printed(citation);
  if (text === undefined) return [];
  const doi = doiIn(
    elementText(findDescendants(citation, 'pub-id').find((id) => attribute(id, 'pub-id-type') === 'doi')) ??
      addressesIn(citation).find((address) => address.includes('doi.org/')),
  );
  const url = addressesIn(citation).find((address) => /^https?:\/\/\S+$/.test(address));
  if (doi !== undefined) return [{ text, doi }];
  // The citation is unchanged: readers see the address, but there is no link to an unencrypted page.
  if (url?.startsWith('http:')) return [`${text} ${url}`];
  return [url === undefined ? text : { text, url }];
}

function addressesIn(citation: XmlElement): string[] {
  return findDescendants(citation, 'ext-link', 'uri').flatMap(
    (link) => attribute(link, 'xlink:href') ?? elementText(link) ?? [],
  );
}

/** The text as printed, without DOI, address, and the words that introduce them. */
function printed(citation: XmlElement): string | undefined {
  return elementText(citation, 'label', 'pub-id', 'ext-link', 'uri')
    ?.replace(/(?: ?(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:?|available (?:at|from):?))+[ .]*$/i, '')
    .trim();
}
