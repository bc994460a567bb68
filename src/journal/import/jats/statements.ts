import type { XmlElement } from '@rgrove/parse-xml';
import type { WrittenGrant } from '../../content/written-parts.ts';
import { filled } from '../../record/filled.ts';
import { funderIdIn, rorIn } from '../identifiers.ts';
import type { ImportedPaper } from '../imported.ts';
import { at, attribute, childrenOf, within, wordsOf } from '../xml-tree.ts';

type Statements = Pick<
  ImportedPaper,
  'funding' | 'competingInterests' | 'ethics' | 'aiUse' | 'dataAvailability' | 'acknowledgements'
>;

/** The authors' declarations; supplementary files must be fetched by hand. */
export function jatsStatements(
  article: XmlElement,
  meta: XmlElement | undefined,
  remarks: string[],
): Statements {
  const files = within(article, 'supplementary-material').length;
  if (files > 0)
    remarks.push(
      `It has supplementary files (${files}): put them beside the paper and name them under "supplements".`,
    );
  return filled<Statements>({
    funding: fundingOf(meta, remarks),
    competingInterests: noteOf(article, /^(?:coi-statement|conflict)$/i),
    ethics: sectionOf(article, /^ethics/i) ?? noteOf(article, /^ethics/i),
    aiUse: sectionOf(article, /^ai-statement$/i),
    dataAvailability: dataOf(article),
    acknowledgements: wordsOf(at(article, 'back', 'ack'), 'title'),
  });
}

function fundingOf(meta: XmlElement | undefined, remarks: string[]): ImportedPaper['funding'] {
  const group = at(meta, 'funding-group');
  const grants = childrenOf(group, 'award-group').flatMap((award) => {
    const source = within(award, 'institution')[0] ?? at(award, 'funding-source');
    const funder = wordsOf(source, 'institution-id');
    const ids = within(award, 'institution-id').map((id) => wordsOf(id));
    return funder
      ? [
          filled<WrittenGrant>({
            funder,
            award: wordsOf(at(award, 'award-id')),
            ror: ids.map(rorIn).find((id) => id !== undefined),
            funderId: ids.map(funderIdIn).find((id) => id !== undefined),
          }),
        ]
      : [];
  });
  const said = wordsOf(at(group, 'funding-statement'));
  if (said === undefined && grants.length === 0) return undefined;
  if (said === undefined) remarks.push('Its sentence on funding was made of the names of the funders.');
  const statement = said ?? `Funded by ${grants.map(({ funder }) => funder).join('; ')}.`;
  return { statement, ...(grants.length > 0 && { grants }) };
}

function noteOf(article: XmlElement, type: RegExp): string | undefined {
  const note = within(article, 'fn').find((each) => type.test(attribute(each, 'fn-type') ?? ''));
  return wordsOf(note, 'label', 'title');
}

function sectionOf(article: XmlElement, type: RegExp): string | undefined {
  return wordsOf(sectionNamed(article, type), 'title');
}

/** If a section on data has only paragraphs of links, they are its links. */
function dataOf(article: XmlElement): ImportedPaper['dataAvailability'] {
  const section = sectionNamed(article, /^data-availability$/i);
  const paragraphs = childrenOf(section, 'p');
  const texts = paragraphs.filter((each) => wordsOf(each, 'ext-link') !== undefined);
  const statement = texts.map((each) => wordsOf(each)).join(' ');
  const links = paragraphs
    .filter((each) => !texts.includes(each))
    .flatMap((each) => {
      const link = at(each, 'ext-link');
      const [label, url] = [wordsOf(link), attribute(link, 'xlink:href')];
      return label && url?.startsWith('https://') ? [{ label, url }] : [];
    });
  return statement ? { statement, ...(links.length > 0 && { links }) } : undefined;
}

function sectionNamed(article: XmlElement, type: RegExp): XmlElement | undefined {
  return within(article, 'sec', 'notes').find((each) =>
    type.test(attribute(each, 'sec-type') ?? attribute(each, 'notes-type') ?? ''),
  );
}
