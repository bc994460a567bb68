import { element as e, type Xml } from '../../core/formats/xml.ts';
import { issueInWords, parseIssueSegment } from '../../core/record/issue-number.ts';
import { HarvestError } from './errors.ts';
import { issueSet, openAccessSet, type Repository } from './repository.ts';

/**
 * Lists the sets: one with all papers, for OpenAIRE; one per volume; and within a volume one per issue. They include
 * removed papers. The list is short and never split, so every token is invalid.
 */
export function listSets({ issues, items }: Repository, token: string | undefined): Xml {
  if (token !== undefined)
    throw new HarvestError('badResumptionToken', 'The list of sets is complete: there is no token for it.');
  const ofItems = items.flatMap(({ sets }) => sets).filter((spec) => spec !== openAccessSet);
  const specs = new Set([...issues.map(issueSet), ...ofItems]);
  const byVolume = Map.groupBy(specs, (spec) => spec.replace(/:.*/, ''));
  return e(
    'ListSets',
    {},
    set(openAccessSet, 'OpenAIRE'),
    [...byVolume].map(([volume, own]) => [volume, ...own].map((spec) => set(spec, setName(spec)))),
  );
}

function setName(spec: string): string {
  const [volume = '', segment] = spec.split(':');
  const issue = segment && parseIssueSegment(segment);
  return [volume.replace('v', 'Volume '), issue && issueInWords(issue)].filter(Boolean).join(', ');
}

function set(spec: string, name: string): Xml {
  return e('set', {}, e('setSpec', {}, spec), e('setName', {}, name));
}
