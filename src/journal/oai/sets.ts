import { element as e, type Xml } from '../formats/xml.ts';
import { HarvestError } from './errors.ts';
import { issueSet, openAccessSet, type Repository } from './repository.ts';

/** A set of all for OpenAIRE, one for each volume, and inside it one for each issue. There are few: the list is never cut, so no token is good. */
export function listSets({ issues }: Repository, token: string | undefined): Xml {
  if (token !== undefined) throw new HarvestError('badResumptionToken', 'No list of sets goes on anywhere.');
  if (issues.length === 0) throw new HarvestError('noRecordsMatch', 'Nothing has been published yet.');
  const volumes = [...new Set(issues.map(({ volume }) => volume))];
  return e(
    'ListSets',
    {},
    set(openAccessSet, 'OpenAIRE'),
    volumes.map((volume) => [
      set(`v${volume}`, `Volume ${volume}`),
      ...issues
        .filter((each) => each.volume === volume)
        .map(({ issue }) => set(issueSet(volume, issue), `Volume ${volume}, Issue ${issue}`)),
    ]),
  );
}

function set(spec: string, name: string): Xml {
  return e('set', {}, e('setSpec', {}, spec), e('setName', {}, name));
}
