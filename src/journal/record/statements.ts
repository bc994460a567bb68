import type { WrittenPaper } from '../content/paper.gen.ts';
import { rorAddress } from './affiliations.ts';
import { authorRecord } from './author.ts';
import { termOf } from './credit.ts';

interface Statement {
  title: string;
  text: string;
  links?: { label: string; to: string }[];
}

/** What the authors of a paper declare, in the order in which journals print it. */
export function statementsOf(paper: WrittenPaper): Statement[] {
  const { dataAvailability: data, funding, competingInterests, ethics, aiUse, acknowledgements } = paper;
  const contributions = contributionsOf(paper);
  const plain = (title: string, text: string | undefined) => (text ? [{ title, text }] : []);
  return [
    ...(data ? [{ title: 'Data availability', text: data.statement, ...linksOf(data.links ?? []) }] : []),
    ...plain('Author contributions', contributions),
    ...(funding ? [{ title: 'Funding', text: fundingText(funding), ...linksOf(fundersOf(funding)) }] : []),
    ...plain('Competing interests', competingInterests),
    ...plain('Ethics', ethics),
    ...plain('Use of AI', aiUse),
    ...plain('Acknowledgements', acknowledgements),
  ];
}

/** Anjali Deshmukh: conceptualization (lead), software. */
function contributionsOf({ authors }: WrittenPaper): string {
  const own = authors.flatMap((author) => {
    const roles = (author.roles ?? []).map((each) => {
      const term = termOf(each);
      return each.degree ? `${term} (${each.degree})` : term;
    });
    return roles.length > 0 ? [`${authorRecord(author).name}: ${roles.join(', ')}.`] : [];
  });
  const equal = authors
    .filter(({ equalContribution }) => equalContribution)
    .map((each) => authorRecord(each).name);
  const together = equal.length > 0 ? [`${listed(equal)} contributed equally.`] : [];
  return [...own, ...together].join(' ');
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}

type Funding = NonNullable<WrittenPaper['funding']>;

function fundingText({ statement, grants = [] }: Funding): string {
  const each = grants.map(({ funder, award }) => (award ? `${funder}, ${award}` : funder));
  return each.length > 0 ? `${statement} Grants: ${each.join('; ')}.` : statement;
}

/** Funders by their entry in a registry. */
function fundersOf({ grants = [] }: Funding): { label: string; url: string }[] {
  return grants.flatMap(({ funder, ror, funderId }) => {
    const url = ror ? rorAddress(ror) : funderId && `https://doi.org/${funderId}`;
    return url ? [{ label: funder, url }] : [];
  });
}

function linksOf(links: readonly { label: string; url: string }[]): Pick<Statement, 'links'> {
  return links.length > 0 ? { links: links.map(({ label, url }) => ({ label, to: url })) } : {};
}
