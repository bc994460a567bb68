import type { WrittenAuthor } from '../../content/written-parts.ts';
import { outputWords, type OutputWords } from '../text/output-words.ts';
import { rorAddress } from './authors/affiliations.ts';
import { authorName } from './authors/author.ts';
import { relatedAddress } from './related-works.ts';
import { creditTerm } from './authors/credit.ts';
import type { PaperRecord } from './paper-record.ts';
import type { SupplementRecord } from './supplements.ts';

/** A declaration of the authors with its heading. */
export interface Statement {
  /** Its id within a document: data-availability. */
  id: string;
  title: string;
  /** Empty if it only has links. */
  text: string;
  links?: { label: string; to: string; description?: string }[];
}

/** The common keys of a written paper and its record; only the record has addresses of files. */
type StatedPaper = Pick<
  PaperRecord,
  | 'dataAvailability'
  | 'relatedWorks'
  | 'funding'
  | 'competingInterests'
  | 'ethics'
  | 'aiUse'
  | 'acknowledgements'
> & {
  authors: readonly WrittenAuthor[];
  supplements?: readonly Pick<SupplementRecord, 'label' | 'url' | 'description'>[];
};

/**
 * The authors' declarations, in the usual order of journals.
 * @param language the language of the page or file, for headings and standard texts
 */
export function listStatements(paper: StatedPaper, language: string): Statement[] {
  const words = outputWords(language);
  const { supplements = [], dataAvailability: data, funding } = paper;
  return [
    statement('supplements', words.supplements, '', supplements),
    statement('data-availability', words.dataAvailability, data?.statement, data?.links),
    statement(
      'related-works',
      words.relatedWorks,
      paper.relatedWorks && words.relatedSentence,
      (paper.relatedWorks ?? []).map((each) => ({
        label: each.label ?? words.relations[each.relation],
        url: relatedAddress(each),
      })),
    ),
    statement('contributions', words.contributions, describeContributions(paper, words)),
    statement(
      'funding',
      words.funding,
      funding && fundingText(funding, words),
      funding && linkedFunders(funding),
    ),
    statement('competing-interests', words.competingInterests, paper.competingInterests),
    statement('ethics', words.ethics, paper.ethics),
    statement('ai-use', words.aiUse, paper.aiUse),
    statement('acknowledgements', words.acknowledgements, paper.acknowledgements),
  ].filter(({ text, links }) => text !== '' || links);
}

interface NamedAddress {
  label: string;
  url: string;
  description?: string;
}

function statement(id: string, title: string, text = '', addresses: readonly NamedAddress[] = []): Statement {
  const links = addresses.map(({ label, url, description }) => {
    return { label, to: url, ...(description && { description }) };
  });
  return { id, title, text, ...(links.length > 0 && { links }) };
}

/**
 * The contributions of authors as a text: “Anjali Deshmukh: Conceptualization (lead), Software.” The terms are in
 * English in every language.
 */
function describeContributions({ authors }: StatedPaper, { equalContributions }: OutputWords): string {
  const contributions = authors.flatMap((author) => {
    const roles = (author.roles ?? []).map((each) => {
      const term = creditTerm(each);
      return each.degree ? `${term} (${each.degree})` : term;
    });
    return roles.length > 0 ? [`${authorName(author)}: ${roles.join(', ')}.`] : [];
  });
  const equal = authors.filter(({ equalContribution }) => equalContribution).map(authorName);
  return [...contributions, ...(equal.length > 0 ? [equalContributions(equal)] : [])].join(' ');
}

type Funding = NonNullable<StatedPaper['funding']>;

function fundingText({ statement: sentence, grants = [] }: Funding, words: OutputWords): string {
  const each = grants.map(({ funder, award }) => (award ? `${funder}, ${award}` : funder));
  return each.length > 0 ? `${sentence} ${words.grants(each.join('; '))}` : sentence;
}

/** Links from funders to their entries in a registry. */
function linkedFunders({ grants = [] }: Funding): NamedAddress[] {
  return grants.flatMap(({ funder, ror, funderId }) => {
    const url = ror ? rorAddress(ror) : funderId && `https://doi.org/${funderId}`;
    return url ? [{ label: funder, url }] : [];
  });
}
