import type { Translate } from '../core/messages/locale.ts';
// Declares the keys of the server's messages.
import type {} from './messages/messages.gen.ts';

/** A sentence for visitors, translated when a response is sent. */
export type Text = (t: Translate) => string;
