import type { Locale } from '../../core/messages/locale.ts';
import { askSite } from '../../ui/parts/connection/connection.ts';
import { keepTrying } from '../../ui/parts/connection/keep-trying.ts';
import type { Tries } from '../../ui/parts/connection/keep-trying.ts';
import { waitingForms } from '../draft/draft-text.ts';

/**
 * Sends what could not be sent before, from whatever page the visitor is on, as soon as the site can be reached. A form
 * that is in view does so itself, and says what came of it.
 * @param say shows a sentence to the visitor
 * @returns to be called on each page that the visitor comes to: a form may have been left there that waits
 */
export function watchWaitingForms({ t }: Locale, say: (text: string) => void): () => void {
  let tries: Tries | undefined;
  const send = async () => {
    const ids = waitingForms().filter((id) => !document.querySelector(`[data-form="${id}"]`));
    // Asked first: a browser refuses code for good that it could not load once.
    if (ids.length > 0 && (await isThere())) {
      const { sendWaiting } = await import('./send-waiting.ts');
      await sendWaiting(ids, t, say);
    }
    if (waitingForms().length > 0) return;
    tries?.stop();
    tries = undefined;
  };
  const look = () => {
    if (tries || waitingForms().length === 0) return;
    tries = keepTrying(send);
    tries.now();
  };
  look();
  return look;
}

function isThere(): Promise<boolean> {
  return askSite().then(
    () => true,
    () => false,
  );
}
