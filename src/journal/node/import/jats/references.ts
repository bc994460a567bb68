import type { XmlElement } from '@rgrove/parse-xml';
import type { WrittenPaper } from '../../../content/paper.gen.ts';
import { doiIn } from '../identifiers.ts';
import { at, attribute, getChildren, findDescendants, elementText } from '../xml-tree.ts';

type References = NonNullable<WrittenPaper['references']>;

/** The references, each as printed with its address. */
export function jatsReferences(article: XmlElement): References {
  return findDescendants(article, 'ref').flatMap((ref): References => {
    const mixed = findDescendants(ref, 'mixed-citation', 'citation')[0];
    const parted = findDescendants(ref, 'element-citation', 'nlm-citation')[0];
    const citation = mixed ?? parted;
    if (!citation) return [];
    const text = mixed ? printed(mixed) : composeReference(citation);
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
  });
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

/** A reference given only in parts, assembled in the usual order. */
function composeReference(citation: XmlElement): string | undefined {
  const part = (name: string) => elementText(at(citation, name));
  const people = findDescendants(citation, 'name', 'string-name', 'collab').flatMap((person) => {
    const names = [elementText(at(person, 'surname')), elementText(at(person, 'given-names'))].filter(
      Boolean,
    );
    return names.length > 0 ? names.join(', ') : (elementText(person) ?? []);
  });
  const year = part('year');
  const pages = [part('fpage'), part('lpage')].filter(Boolean).join('–');
  const issue = part('issue');
  const volume = part('volume') && `${part('volume')}${issue ? `(${issue})` : ''}`;
  const title = part('article-title') ?? part('chapter-title') ?? part('part-title');
  const where = [part('source'), volume, pages].filter(Boolean).join(', ');
  const publisher = [part('publisher-name'), part('publisher-loc')].filter(Boolean).join(', ');
  const head = [people.join('; '), year && `(${year})`].filter(Boolean).join(' ');
  const parts = [head, title, where, publisher].filter(Boolean).map((each) => each?.replace(/\.$/, ''));
  if (parts.length > 0) return `${parts.join('. ')}.`;
  return getChildren(citation).length === 0 ? elementText(citation) : undefined;
}
