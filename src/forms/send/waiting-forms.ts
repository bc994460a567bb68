import type { Locale } from '../../core/messages/locale.ts';
import { askSite } from '../../ui/parts/connection/connection.ts';
import { retryUntilStopped } from '../../ui/parts/connection/retry-until-stopped.ts';
import type { RetryLoop } from '../../ui/parts/connection/retry-until-stopped.ts';
import { waitingForms } from '../draft/draft-text.ts';

/**
 * Sends waiting forms from any page as soon as the site is reachable. A form on the page does so itself, and
 * shows the result.
 * @param notify shows a message to the visitor
 * @returns a function to call on each new page, because the visitor may have left a waiting form on the
 *   previous one
 */
export function watchWaitingForms({ t }: Locale, notify: (text: string) => void): () => void {
  let retryLoop: RetryLoop | undefined;
  const send = async () => {
    const ids = waitingForms().filter((id) => !document.querySelector(`[data-form="${id}"]`));
    // Checks the connection first, because a browser never retries a failed import.
    if (ids.length > 0 && (await isSiteReachable())) {
      const { sendWaiting } = await import('./send-waiting.ts');
      await sendWaiting(ids, t, notify);
    }
    if (waitingForms().length > 0) return;
    retryLoop?.stop();
    retryLoop = undefined;
  };
  const startSending = () => {
    if (retryLoop || waitingForms().length === 0) return;
    retryLoop = retryUntilStopped(send);
    retryLoop.now();
  };
  startSending();
  return startSending;
}

function isSiteReachable(): Promise<boolean> {
  return askSite().then(
    () => true,
    () => false,
  );
}
