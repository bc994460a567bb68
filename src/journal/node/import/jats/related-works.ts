import { MAX_LINK_LABEL } from './max-link-label.ts';
import type { XmlElement } from '@rgrove/parse-xml';
import type { WrittenRelatedWork } from '../../../content/written-parts.ts';
import { relationTerms } from '../../../core/record/related-works.ts';
import { withoutEmpty } from '../../../core/record/without-empty.ts';
import { doiIn } from '../identifiers.ts';
import { attribute, elementText, getChildren } from '../xml-tree.ts';

type Relation = WrittenRelatedWork['relation'];

/**
 * The works that belong to an article. Notices, which are pages of the journal, and works with an unknown relation
 * are listed in a remark.
 */
export function readRelatedWorks(meta: XmlElement | undefined, remarks: string[]): WrittenRelatedWork[] {
  const works = getChildren(meta, 'related-article', 'related-object').flatMap((element) => {
    const type = attribute(element, 'related-article-type') ?? attribute(element, 'link-type') ?? '';
    const written =
      attribute(element, 'xlink:href') ?? attribute(element, 'document-id') ?? elementText(element);
    const doi = doiIn(written);
    const relation = relations.get(type);
    if (relation !== undefined && (doi !== undefined || written?.startsWith('https://'))) {
      const label = attribute(element, 'xlink:title') ?? elementText(element);
      const isLong = (label ?? '').length > MAX_LINK_LABEL;
      if (isLong)
        remarks.push(`The label of a related work, “${label}”, is too long: its relation is shown instead.`);
      return [
        withoutEmpty<WrittenRelatedWork>({
          relation,
          // A work without words has its relation as label.
          label: label === relation || label === written || isLong ? undefined : label,
          ...(doi === undefined ? { url: written } : { doi }),
        }),
      ];
    }
    remarks.push(`Its relation “${type}” to ${written ?? 'another work'} is unknown, and was left out.`);
    return [];
  });
  return [...new Map(works.map((each) => [JSON.stringify(each), each])).values()];
}

const relations = new Map<string, Relation>([
  ...Object.entries(relationTerms).map(([relation, { jats }]) => [jats, relation as Relation] as const),
  ['commentary-article', 'commented-paper'],
  ['companion-article', 'companion'],
  ['peer-review', 'review-report'],
  ['peer-reviewed-article', 'commented-paper'],
  ['response', 'reply'],
  ['letter', 'reply'],
  ['dataset', 'data'],
  ['alt-language', 'translation'],
]);
