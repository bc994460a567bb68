import type { Locale } from '../../core/messages/locale.ts';
import { waitingForms } from '../draft/draft-text.ts';

/**
 * Sends what was sent while there was no connection, from whatever page the visitor is on when there is one. A form
 * that is in view does so itself, and says what came of it.
 */
export function watchWaitingForms({ t }: Locale): void {
  const send = () => {
    const ids = waitingForms().filter((id) => !document.querySelector(`[data-form="${id}"]`));
    if (ids.length > 0) void import('./send-waiting.ts').then(({ sendWaiting }) => sendWaiting(ids, t));
  };
  if (navigator.onLine) send();
  addEventListener('online', send);
}
