import type { Location } from 'vscode-languageserver/node';
import { routesShowing } from '../../../authoring/references/routes-showing.ts';
import { propertiesIn } from '../../../authoring/references/property-uses.ts';
import { locateUse, usesIn, type Use } from '../../../authoring/references/uses.ts';
import type { WrittenContent } from '../../../authoring/references/written-content.ts';
import { anchorsOn } from '../anchors.ts';
import type { LiveState } from '../live-content.ts';
import type { NameAt } from '../name-at.ts';
import { toLspRange, type PathMapping } from '../path-mapping.ts';

/** All references to the same name, as `content -- uses` finds them. */
export function findUseLocations(
  state: LiveState,
  places: PathMapping,
  { kind, name }: Pick<NameAt, 'kind' | 'name'>,
): Location[] {
  const content = state.content();
  const all = kind === 'property' ? propertiesIn(content) : usesIn(content);
  const names = kind === 'anchor' ? namesOfAnchor(state, content, all, name) : [name];
  return all
    .filter((use) => use.kind === kind && names.includes(use.name))
    .map((use) => ({ uri: places.toUri(use.in.file), range: toLspRange(locateUse(use)) }));
}

/** All names of an anchor: one in a shared section is on each page that shows it. */
function namesOfAnchor(
  state: LiveState,
  content: WrittenContent,
  uses: readonly Use[],
  name: string,
): string[] {
  const [route = '', id] = name.split('#');
  const home = anchorsOn(state, route).find((anchor) => anchor.id === id)?.file;
  const file = content.files.find((each) => each.file === home);
  return file ? routesShowing(content, uses)(file).map((each) => `${each}#${id}`) : [name];
}
