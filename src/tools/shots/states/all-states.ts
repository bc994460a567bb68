import type { BuiltSite } from '../../check/built-site.ts';
import { placesOf } from '../places.ts';
import type { State } from '../state.ts';
import { controls } from './controls.ts';
import { dialogs } from './dialogs.ts';
import { failures } from './failures.ts';
import { forms } from './forms.ts';
import { media } from './media.ts';
import { moving } from './moving.ts';
import { navigation } from './navigation.ts';
import { offline } from './offline.ts';
import { receipts } from './receipts.ts';
import { searches } from './searches.ts';

/** Every designed state that a built site has, with its pages. A new one is an entry in one of these lists. */
export function statesOf(site: BuiltSite): State[] {
  const places = placesOf(site);
  return [
    ...navigation(site, places),
    ...searches(places),
    ...moving(site, places),
    ...dialogs(site, places),
    ...forms(places),
    ...receipts(places),
    ...failures(site, places),
    ...offline(site, places),
    ...controls(places),
    ...media(site, places),
  ];
}
