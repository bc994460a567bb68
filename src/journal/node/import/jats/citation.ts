import { XmlText, type XmlElement } from '@rgrove/parse-xml';
import type { CitedPeople, CitedWork } from '../../../content/journal-parts.gen.ts';
import {
  ET_AL,
  identifierTypes,
  otherText,
  personGroups,
  textElements,
} from '../../../core/formats/jats/citation-terms.ts';
import {
  peopleKeys,
  plainWork,
  textKeys,
  type PeopleKey,
  type TextKey,
} from '../../../core/record/references/plain-work.ts';
import { withoutEnd } from '../without-end.ts';
import { doiIn } from '../identifiers.ts';
import { elementAt, attribute, elementText, getChildren } from '../xml-tree.ts';
import { introductoryWords, addRestOfCitation, wordsIn } from './citation-rest.ts';
import { citedDate, citedDateIn } from './citation-dates.ts';
import { citationPages, citationTitles, workType } from './citation-titles.ts';

/**
 * The data of a citation in elements. No word is lost: words without a key become a note.
 * @param mixed whether the citation is printed text with punctuation
 * @returns undefined if some of its words are in no element
 */
export function citedWork(citation: XmlElement, mixed: boolean): CitedWork | undefined {
  const parts = getChildren(citation).filter(({ name }) => name !== 'label');
  if (parts.length === 0 || (mixed && !isParted(citation, parts))) return undefined;
  const people = peopleIn(parts);
  const titles = citationTitles(parts);
  const type = workType(
    attribute(citation, 'publication-type') ?? attribute(citation, 'citation-type'),
    parts,
  );
  const texts = textsIn(parts);
  const places = placesIn(parts);
  const rest = parts.filter((part) => !isRead(part)).flatMap((part) => elementText(part) ?? []);
  const note = [texts.note, ...places.notes, ...rest].filter((each) => each !== undefined).join('; ');
  const work = plainWork({
    type,
    ...people,
    ...titles(type),
    ...texts,
    ...places.ids,
    ...citationPages(parts),
    ...citedDateIn(parts),
    ...(note !== '' && { note }),
  });
  // A type alone does not identify a work.
  return Object.keys(work).length > 1 ? addRestOfCitation(work, citation) : undefined;
}

/** Whether all words of a printed citation are in elements, except introducing words such as “in”. */
function isParted(citation: XmlElement, parts: readonly XmlElement[]): boolean {
  if (!parts.every((part) => isRead(part) || elementText(part) === undefined)) return false;
  const words = citation.children
    .flatMap((child) => (child instanceof XmlText ? [child.text] : []))
    .join(' ');
  return (
    wordsIn(words).every((word) => introductoryWords.has(word)) && elementAt(citation, 'year') !== undefined
  );
}

const personElements = [
  'name',
  'string-name',
  'collab',
  'collab-alternatives',
  'name-alternatives',
  'institution',
  'gov',
  'etal',
  'anonymous',
];

/** The people by group; people outside of groups are authors. */
function peopleIn(parts: readonly XmlElement[]): Partial<Record<PeopleKey, CitedPeople>> {
  const peopleByKey: Partial<Record<PeopleKey, CitedPeople>> = {};
  const add = (key: PeopleKey, people: CitedPeople) => {
    if (people.length > 0) peopleByKey[key] = [...(peopleByKey[key] ?? []), ...people];
  };
  for (const part of parts) {
    if (part.name === 'person-group')
      add(groupKey(attribute(part, 'person-group-type')), readPeople(getChildren(part)));
    else if (isPerson(part)) add('author', readPeople([part]));
  }
  return peopleByKey;
}

function isPerson({ name }: XmlElement): boolean {
  return personElements.includes(name) && name !== 'institution';
}

function groupKey(type = 'author'): PeopleKey {
  const lowerCaseType = type.toLowerCase();
  const exactKey = peopleKeys.find((key) => (personGroups[key] ?? key) === lowerCaseType);
  return (
    exactKey ??
    (/^(?:transl|transed)/.test(lowerCaseType)
      ? 'translator'
      : /ed/.test(lowerCaseType)
        ? 'editor'
        : 'author')
  );
}

function readPeople(elements: readonly XmlElement[]): CitedPeople {
  return elements.flatMap((element): CitedPeople => {
    if (element.name === 'etal') {
      const words = withoutEnd(elementText(element) ?? ET_AL, /[\s.]/);
      return [{ literal: /^et al$/i.test(words) ? ET_AL : words }];
    }
    if (element.name.endsWith('-alternatives')) return readPeople(getChildren(element).slice(0, 1));
    if (!personElements.includes(element.name)) return [];
    const [family, given, prefix, suffix] = ['surname', 'given-names', 'prefix', 'suffix'].map((part) =>
      elementText(elementAt(element, part)),
    );
    const whole = elementText(element);
    if (family === undefined && given === undefined) return whole === undefined ? [] : [{ literal: whole }];
    // Words in small letters behind the given name belong to the family name: Alexander von.
    const [, first = given, particle] = /^(.+?) (\p{Ll}[\p{L}’' ]*)$/u.exec(given ?? '') ?? [];
    return [
      {
        ...(family !== undefined && { family }),
        ...(first !== undefined && { given: [prefix, first].filter(Boolean).join(' ') }),
        ...(particle !== undefined && { 'dropping-particle': particle }),
        ...(suffix !== undefined && { suffix }),
      },
    ];
  });
}

const byElement = new Map(Object.entries(textElements).map(([key, name]) => [name, key as TextKey]));
const byContentType = new Map(textKeys.map((key) => [otherText(key), key]));

function textKey(part: XmlElement): TextKey | undefined {
  if (part.name === 'named-content') return byContentType.get(attribute(part, 'content-type') ?? '');
  return (
    byElement.get(part.name) ??
    (part.name === 'institution'
      ? 'publisher'
      : part.name === 'patent' || part.name === 'std'
        ? 'number'
        : undefined)
  );
}

/** Texts by key; several of one kind are joined. */
function textsIn(parts: readonly XmlElement[]): Partial<Record<TextKey, string>> {
  const textsByKey: Partial<Record<TextKey, string>> = {};
  for (const part of parts) {
    const key = textKey(part);
    const value = elementText(part);
    if (key && value)
      textsByKey[key] = textsByKey[key] === undefined ? value : `${textsByKey[key]}; ${value}`;
  }
  return textsByKey;
}

/** Identifiers and addresses; other identifiers are notes with their type. */
function placesIn(parts: readonly XmlElement[]): { ids: Partial<Record<TextKey, string>>; notes: string[] } {
  const ids: Partial<Record<TextKey, string>> = {};
  const notes: string[] = [];
  for (const part of parts) {
    const value = attribute(part, 'xlink:href') ?? elementText(part);
    if (value === undefined) continue;
    if (part.name === 'pub-id' || part.name === 'object-id') {
      const type = attribute(part, 'pub-id-type') ?? 'id';
      const id = readIdentifier(type, elementText(part) ?? value);
      if (id && ids[id[0]] === undefined) ids[id[0]] = id[1];
      else notes.push(`${type}: ${elementText(part) ?? value}`);
    } else if (part.name === 'ext-link' || part.name === 'uri') {
      const doi =
        value.includes('doi.org/') || attribute(part, 'ext-link-type') === 'doi' ? doiIn(value) : undefined;
      if (doi !== undefined) ids.DOI ??= doi;
      else if (ids.URL === undefined && /^(?:https?|ftp):\/\/[^\s\\]+$/.test(value)) ids.URL = value;
      else notes.push(value);
    }
  }
  return { ids, notes };
}

function readIdentifier(type: string, value: string): [TextKey, string] | undefined {
  if (type === identifierTypes.DOI) {
    const doi = doiIn(value);
    return doi === undefined ? undefined : ['DOI', doi];
  }
  if (type === identifierTypes.PMID && /^\d{1,12}$/.test(value)) return ['PMID', value];
  if ((type === identifierTypes.PMCID || type === 'pmc') && /^(?:PMC)?\d+$/.test(value))
    return ['PMCID', value.startsWith('PMC') ? value : `PMC${value}`];
  return undefined;
}

const readElsewhere = new Set(
  [
    'person-group pub-id object-id ext-link uri fpage lpage elocation-id page-range size',
    'article-title chapter-title data-title part-title source trans-title trans-source',
    'year month day season date date-in-citation access-date conf-date',
  ]
    .join(' ')
    .split(' '),
);

function isRead(part: XmlElement): boolean {
  return (
    readElsewhere.has(part.name) ||
    isPerson(part) ||
    textKey(part) !== undefined ||
    citedDate(part) !== undefined
  );
}
