import type { WrittenRelatedWork } from '../../content/written-parts.ts';

type Relation = WrittenRelatedWork['relation'];

/** The terms of a relation in JATS and at Crossref. */
export interface RelationTerms {
  jats: string;
  /** The scope, "intra" if both are forms of the same work, and the relation. */
  crossref: [scope: 'intra' | 'inter', type: string];
}

/** The terms for each relation in JATS and Crossref. */
export const relationTerms: Record<Relation, RelationTerms> = {
  preprint: { jats: 'preprint', crossref: ['intra', 'hasPreprint'] },
  data: { jats: 'data', crossref: ['inter', 'isSupplementedBy'] },
  software: { jats: 'software', crossref: ['inter', 'isSupplementedBy'] },
  reply: { jats: 'reply', crossref: ['inter', 'hasReply'] },
  'commented-paper': { jats: 'commentary-article', crossref: ['inter', 'isCommentOn'] },
  commentary: { jats: 'commentary', crossref: ['inter', 'hasComment'] },
  'review-report': { jats: 'reviewer-report', crossref: ['inter', 'hasReview'] },
  translation: { jats: 'translated-article', crossref: ['intra', 'hasTranslation'] },
  companion: { jats: 'companion', crossref: ['inter', 'hasRelatedMaterial'] },
};

/** The address of a related work. */
export function relatedAddress({ doi, url = '' }: WrittenRelatedWork): string {
  return doi ? `https://doi.org/${doi}` : url;
}
