import type { XmlElement } from '@rgrove/parse-xml';
import { filled } from '../record/filled.ts';
import type { ImportedPaper } from './imported.ts';
import { at, attribute, childrenOf, within, wordsOf } from './xml-tree.ts';

type Statements = Pick<ImportedPaper, 'funding' | 'competingInterests'>;

/** What the authors of an article declare. */
export function jatsStatements(
  article: XmlElement,
  meta: XmlElement | undefined,
  remarks: string[],
): Statements {
  return filled<Statements>({ funding: fundingOf(meta, remarks), competingInterests: interestsOf(article) });
}

function fundingOf(meta: XmlElement | undefined, remarks: string[]): ImportedPaper['funding'] {
  const group = at(meta, 'funding-group');
  const grants = childrenOf(group, 'award-group').flatMap((award) => {
    const source = within(award, 'institution')[0] ?? at(award, 'funding-source');
    const funder = wordsOf(source, 'institution-id');
    return funder
      ? [filled<{ funder: string; award?: string }>({ funder, award: wordsOf(at(award, 'award-id')) })]
      : [];
  });
  const said = wordsOf(at(group, 'funding-statement'));
  if (said === undefined && grants.length === 0) return undefined;
  if (said === undefined) remarks.push('Its sentence on funding was made of the names of the funders.');
  const statement = said ?? `Funded by ${grants.map(({ funder }) => funder).join('; ')}.`;
  return { statement, ...(grants.length > 0 && { grants }) };
}

function interestsOf(article: XmlElement): string | undefined {
  const note = within(article, 'fn').find((each) =>
    /^(?:coi-statement|conflict)$/i.test(attribute(each, 'fn-type') ?? ''),
  );
  return wordsOf(note, 'label', 'title');
}
