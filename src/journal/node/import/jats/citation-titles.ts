import type { XmlElement } from '@rgrove/parse-xml';
import type { CitedWork } from '../../../content/journal-parts.gen.ts';
import { isPart, publicationTypes } from '../../../core/formats/jats/citation-terms.ts';
import { attribute, elementText } from '../xml-tree.ts';

type WorkType = CitedWork['type'];

/** The text of the first element of one of these names. */
export function firstText(parts: readonly XmlElement[], ...names: string[]): string | undefined {
  return names.flatMap((name) => elementText(parts.find((part) => part.name === name)) ?? [])[0];
}

/** The titles of a citation, by the type of the work. */
export function citationTitles(parts: readonly XmlElement[]): (type: WorkType) => Partial<CitedWork> {
  const [first, second] = ['article-title', 'chapter-title', 'data-title', 'part-title'].flatMap(
    (name) => firstText(parts, name) ?? [],
  );
  const source = firstText(parts, 'source');
  const original = firstText(parts, 'trans-title', 'trans-source');
  const more = original === undefined ? {} : { 'original-title': original };
  return (type) => {
    if (first === undefined && isPart(type)) return { ...(source && { 'container-title': source }), ...more };
    if (first === undefined) return { ...(source && { title: source }), ...more };
    // A preprint's source may repeat its publisher or archive.
    const isRepeated = parts.some((part) => part.name !== 'source' && elementText(part) === source);
    const title = second === undefined ? first : `${first}. ${second}`;
    return {
      title,
      ...(source && !(type === 'article' && isRepeated) && { 'container-title': source }),
      ...more,
    };
  };
}

/** The type of a work by the publisher's term, or by the parts of the citation if the term is too general. */
export function workType(word: string | undefined, parts: readonly XmlElement[]): WorkType {
  const has = (...names: string[]) => parts.some(({ name }) => names.includes(name));
  const termType = types.get(word?.toLowerCase() ?? '');
  if (termType === 'book')
    return has('chapter-title', 'article-title', 'part-title') && has('source') ? 'chapter' : 'book';
  if (termType !== undefined && termType !== 'document') return termType;
  if (has('data-title')) return 'dataset';
  if (has('conf-name')) return 'paper-conference';
  if (has('article-title') && has('volume', 'fpage', 'issue', 'elocation-id')) return 'article-journal';
  if (has('publisher-name') && has('source'))
    return has('chapter-title', 'article-title') ? 'chapter' : 'book';
  return 'document';
}

const types = new Map<string, WorkType>([
  ...Object.entries(publicationTypes).map(([type, word]): [string, WorkType] => [word, type as WorkType]),
  ...(
    [
      'bill broadcast chapter classic collection entry entry-dictionary entry-encyclopedia event figure graphic hearing',
      'interview legislation manuscript map motion_picture musical_score pamphlet patent performance periodical post',
      'post-weblog regulation report review review-book software song speech standard thesis treaty',
    ]
      .join(' ')
      .split(' ') as WorkType[]
  ).map((type): [string, WorkType] => [type, type]),
  ['journal-article', 'article-journal'],
  ['article', 'article-journal'],
  ['edited-book', 'book'],
  ['monograph', 'book'],
  ['conf-proc', 'paper-conference'],
  ['conference', 'paper-conference'],
  ['conf-proceedings', 'paper-conference'],
  ['website', 'webpage'],
  ['webpage', 'webpage'],
  ['web-page', 'webpage'],
  ['database', 'dataset'],
  ['dataset', 'dataset'],
  ['working-paper', 'report'],
  ['technical-report', 'report'],
  ['gov', 'report'],
  ['computer-program', 'software'],
  ['dissertation', 'thesis'],
  ['commun', 'personal_communication'],
  ['letter', 'personal_communication'],
  ['case', 'legal_case'],
  ['law', 'legislation'],
  ['film', 'motion_picture'],
  ['video', 'motion_picture'],
  ['blog', 'post-weblog'],
]);

/** The pages as 11-29, or an article number, and the number of pages. */
export function citationPages(parts: readonly XmlElement[]): Partial<CitedWork> {
  const [first, last] = [firstText(parts, 'fpage'), firstText(parts, 'lpage')];
  const range = firstText(parts, 'page-range');
  const fromElements = first === undefined ? undefined : last === undefined ? first : `${first}-${last}`;
  const isSeveral = range !== undefined && /[,;]/.test(range);
  const page = (isSeveral ? range : fromElements) ?? range ?? firstText(parts, 'elocation-id') ?? last;
  const size = parts.find((part) => part.name === 'size' && attribute(part, 'units') === 'pages');
  const count = elementText(size);
  return { ...(page !== undefined && { page }), ...(count !== undefined && { 'number-of-pages': count }) };
}
