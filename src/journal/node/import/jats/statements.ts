import { MAX_LINK_LABEL } from './max-link-label.ts';
import type { XmlElement } from '@rgrove/parse-xml';
import type { WrittenGrant } from '../../../content/written-parts.ts';
import { withoutEmpty } from '../../../core/record/without-empty.ts';
import { funderIdIn, rorIn } from '../identifiers.ts';
import type { ImportedPaper } from '../imported-paper.ts';
import { elementAt, attribute, getChildren, findDescendants, elementText } from '../xml-tree.ts';
import { statementParts } from './recorded-parts.ts';

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
  const parts = statementParts(article);
  return withoutEmpty<Statements>({
    funding: readFunding(meta, remarks),
    competingInterests: elementText(parts.conflict, 'label', 'title'),
    ethics: elementText(parts.ethics, 'label', 'title'),
    aiUse: elementText(parts.aiUse, 'title'),
    dataAvailability: readDataAvailability(parts.data),
    acknowledgements: elementText(
      parts.thanks,
      ({ name, parent }) => name === 'title' && parent === parts.thanks,
    ),
  });
}

function readFunding(meta: XmlElement | undefined, remarks: string[]): ImportedPaper['funding'] {
  const group = elementAt(meta, 'funding-group');
  const grants = getChildren(group, 'award-group').flatMap((award) => {
    const source = findDescendants(award, 'institution')[0] ?? elementAt(award, 'funding-source');
    const funder = elementText(source, 'institution-id');
    const ids = findDescendants(award, 'institution-id').map((id) => elementText(id));
    return funder
      ? [
          withoutEmpty<WrittenGrant>({
            funder,
            award: elementText(elementAt(award, 'award-id')),
            ror: ids.map(rorIn).find((id) => id !== undefined),
            funderId: ids.map(funderIdIn).find((id) => id !== undefined),
          }),
        ]
      : [];
  });
  const writtenStatement = elementText(elementAt(group, 'funding-statement'));
  if (writtenStatement === undefined && grants.length === 0) return undefined;
  if (writtenStatement === undefined) remarks.push('The funders’ names became its sentence on funding.');
  const statement = writtenStatement ?? `Funded by ${grants.map(({ funder }) => funder).join('; ')}.`;
  return { statement, ...(grants.length > 0 && { grants }) };
}

/**
 * The statement on data. A paragraph with only a link becomes a link of the statement; the other paragraphs are its
 * text. If every paragraph is only a link, all are text.
 */
function readDataAvailability(section: XmlElement | undefined): ImportedPaper['dataAvailability'] {
  const parts = getChildren(section).filter(({ name }) => name !== 'title' && name !== 'label');
  const links = new Map(
    parts.flatMap((part) => {
      const link = linkAlone(part);
      return link ? [[part, link] as const] : [];
    }),
  );
  const isOnlyLinks = links.size === parts.length;
  const texts = isOnlyLinks ? parts : parts.filter((part) => !links.has(part));
  const statement = texts.flatMap((part) => elementText(part) ?? []).join(' ');
  if (statement === '') return undefined;
  return { statement, ...(!isOnlyLinks && links.size > 0 && { links: [...links.values()] }) };
}

function linkAlone(part: XmlElement): { label: string; url: string } | undefined {
  const link = elementAt(part, 'ext-link');
  if (part.name !== 'p' || !link || elementText(part, 'ext-link') !== undefined) return undefined;
  const [label, url] = [elementText(link), attribute(link, 'xlink:href')];
  const isShort = label !== undefined && label.length <= MAX_LINK_LABEL;
  return isShort && url?.startsWith('https://') ? { label, url } : undefined;
}
