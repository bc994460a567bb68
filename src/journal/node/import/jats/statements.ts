import type { XmlElement } from '@rgrove/parse-xml';
import type { WrittenGrant } from '../../../content/written-parts.ts';
import { withoutEmpty } from '../../../core/record/without-empty.ts';
import { funderIdIn, rorIn } from '../identifiers.ts';
import type { ImportedPaper } from '../imported-paper.ts';
import { at, attribute, getChildren, findDescendants, elementText } from '../xml-tree.ts';

type Statements = Pick<
  ImportedPaper,
  'funding' | 'competingInterests' | 'ethics' | 'aiUse' | 'dataAvailability' | 'acknowledgements'
>;

/** The authors' declarations; supplementary files must be fetched by hand. */
export function readStatements(
  article: XmlElement,
  meta: XmlElement | undefined,
  remarks: string[],
): Statements {
  const files = findDescendants(article, 'supplementary-material').length;
  if (files > 0)
    remarks.push(
      `It has supplementary files (${files}): put them beside the paper and name them under "supplements".`,
    );
  return withoutEmpty<Statements>({
    funding: readFunding(meta, remarks),
    competingInterests: findNote(article, /^(?:coi-statement|conflict)$/i),
    ethics: findSection(article, /^ethics/i) ?? findNote(article, /^ethics/i),
    aiUse: findSection(article, /^ai-statement$/i),
    dataAvailability: readDataAvailability(article),
    acknowledgements: elementText(at(article, 'back', 'ack'), 'title'),
  });
}

function readFunding(meta: XmlElement | undefined, remarks: string[]): ImportedPaper['funding'] {
  const group = at(meta, 'funding-group');
  const grants = getChildren(group, 'award-group').flatMap((award) => {
    const source = findDescendants(award, 'institution')[0] ?? at(award, 'funding-source');
    const funder = elementText(source, 'institution-id');
    const ids = findDescendants(award, 'institution-id').map((id) => elementText(id));
    return funder
      ? [
          withoutEmpty<WrittenGrant>({
            funder,
            award: elementText(at(award, 'award-id')),
            ror: ids.map(rorIn).find((id) => id !== undefined),
            funderId: ids.map(funderIdIn).find((id) => id !== undefined),
          }),
        ]
      : [];
  });
  const said = elementText(at(group, 'funding-statement'));
  if (said === undefined && grants.length === 0) return undefined;
  if (said === undefined) remarks.push('Its sentence on funding was made of the names of the funders.');
  const statement = said ?? `Funded by ${grants.map(({ funder }) => funder).join('; ')}.`;
  return { statement, ...(grants.length > 0 && { grants }) };
}

function findNote(article: XmlElement, type: RegExp): string | undefined {
  const note = findDescendants(article, 'fn').find((each) => type.test(attribute(each, 'fn-type') ?? ''));
  return elementText(note, 'label', 'title');
}

function findSection(article: XmlElement, type: RegExp): string | undefined {
  return elementText(sectionNamed(article, type), 'title');
}

/** If a section on data has only paragraphs of links, they are its links. */
function readDataAvailability(article: XmlElement): ImportedPaper['dataAvailability'] {
  const section = sectionNamed(article, /^data-availability$/i);
  const paragraphs = getChildren(section, 'p');
  const texts = paragraphs.filter((each) => elementText(each, 'ext-link') !== undefined);
  const statement = texts.map((each) => elementText(each)).join(' ');
  const links = paragraphs
    .filter((each) => !texts.includes(each))
    .flatMap((each) => {
      const link = at(each, 'ext-link');
      const [label, url] = [elementText(link), attribute(link, 'xlink:href')];
      return label && url?.startsWith('https://') ? [{ label, url }] : [];
    });
  return statement ? { statement, ...(links.length > 0 && { links }) } : undefined;
}

function sectionNamed(article: XmlElement, type: RegExp): XmlElement | undefined {
  return findDescendants(article, 'sec', 'notes').find((each) =>
    type.test(attribute(each, 'sec-type') ?? attribute(each, 'notes-type') ?? ''),
  );
}
