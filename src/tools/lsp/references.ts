import type { Location } from 'vscode-languageserver/node';
import { propertiesIn, rangeOf, usesIn } from '../../core/references/uses.ts';
import type { LiveState } from './live-content.ts';
import type { NamedAt } from './named-at.ts';
import { toLspRange, type Places } from './places.ts';

/** Every place that names the same, as `content -- uses` finds them. */
export function usesOf(
  state: LiveState,
  places: Places,
  { kind, name }: Pick<NamedAt, 'kind' | 'name'>,
): Location[] {
  const content = state.content();
  const all = kind === 'property' ? propertiesIn(content) : usesIn(content);
  return all
    .filter((use) => use.kind === kind && use.name === name)
    .map((use) => ({ uri: places.uriOf(use.in.file), range: toLspRange(rangeOf(use)) }));
}
