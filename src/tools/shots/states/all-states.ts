import type { State } from '../state.ts';
import { controls } from './controls.ts';
import { dialogs } from './dialogs.ts';
import { failures } from './failures.ts';
import { forms } from './forms.ts';
import { media } from './media.ts';
import { navigation } from './navigation.ts';
import { offline } from './offline.ts';
import { receipts } from './receipts.ts';

/** Every designed state. A new one is an entry in one of these lists. */
export const states: State[] = [
  ...navigation,
  ...dialogs,
  ...forms,
  ...receipts,
  ...failures,
  ...offline,
  ...controls,
  ...media,
];
