import type { Translate } from '../core/messages/locale.ts';
// Brings the keys of the server's messages.
import type {} from './messages/messages.gen.ts';

/** A sentence for people, said in the words of the site when somebody is answered. */
export type Text = (t: Translate) => string;
