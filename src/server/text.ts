import type { Translate } from '../core/messages/locale.ts';
// Imported for the types: it declares the keys of the server's messages.
import type {} from './messages/messages.gen.ts';

/** A message for visitors, translated when a response is sent. */
export type Text = (t: Translate) => string;
