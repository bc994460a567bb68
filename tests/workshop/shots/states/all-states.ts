import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltSite } from '../../built/built-site.ts';
import { findPlaces } from '../places.ts';
import type { SitePlaces } from '../places.ts';
import type { ExtensionStates, State } from '../state.ts';
import { controls } from './controls.ts';
import { dialogs } from './dialogs.ts';
import { failures } from './failures.ts';
import { formStates } from './forms.ts';
import { mediaStates } from './media.ts';
import { moving } from './moving.ts';
import { navigationStates } from './navigation.ts';
import { offline } from './offline.ts';
import { receipts } from './receipts.ts';
import { searches } from './searches.ts';

/**
 * All designed states of a built site, with their pages, including those of extensions. To add a state, add
 * it to one of these lists.
 */
export async function listStates(site: BuiltSite): Promise<State[]> {
  const places = findPlaces(site);
  const own = [
    ...navigationStates(site, places),
    ...searches(places),
    ...moving(site, places),
    ...dialogs(site, places),
    ...formStates(places),
    ...receipts(places),
    ...failures(site, places),
    ...offline(site, places),
    ...controls(places),
    ...mediaStates(site, places),
  ];
  const brought = await broughtStates(site, places);
  const wider = own.map((state) => {
    const more = brought.flatMap(({ alsoAt }) => alsoAt.get(state.name) ?? []);
    return more.length > 0 ? { ...state, routes: [...state.routes, ...more] } : state;
  });
  return [...wider, ...brought.flatMap(({ states }) => states)];
}

async function broughtStates(site: BuiltSite, places: SitePlaces): Promise<ExtensionStates[]> {
  const folder = path.join(import.meta.dirname, '../extensions');
  const files = globSync('*/states.ts', { cwd: folder });
  return Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(path.join(folder, file)).href)) as {
        states: (site: BuiltSite, places: SitePlaces) => ExtensionStates;
      };
      return module.states(site, places);
    }),
  );
}
