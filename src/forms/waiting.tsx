import { useEffect, useState, useSyncExternalStore } from 'react';
import { connection, watchConnection } from '../ui/parts/connection/connection.ts';
import { Icon } from '../ui/icon.tsx';
import { useMessages } from '../ui/locale.ts';
import { bold, Message } from '../ui/message.tsx';
import styles from './form-end.module.css';

interface WaitingProps {
  /** The time of the next attempt, in milliseconds since 1970; undefined while the form is being sent. */
  next: number | undefined;
  /** Called when the visitor cancels automatic sending. */
  onStay: () => void;
}

/** The message that a form is not sent yet, with the reason and the time of the next attempt. */
export function Waiting({ next, onStay }: WaitingProps) {
  const t = useMessages();
  const isOffline = useSyncExternalStore(
    watchConnection,
    () => connection() === 'offline',
    () => false,
  );
  return (
    <div className={styles.waiting}>
      <Icon name="warning" />
      <div>
        <p>
          <Message of={isOffline ? 'form.offline' : 'form.waiting'} values={{ b: bold }} />
        </p>
        {!isOffline && <NextTry at={next} />}
        <button type="submit" className="btn btn-small">
          {t('form.tryAgain')}
        </button>{' '}
        <button type="button" className={styles.textButton} onClick={onStay}>
          {t('form.stay')}
        </button>
      </div>
    </div>
  );
}

/**
 * Counts the seconds down. It can be read but is not announced, because each second would interrupt a screen
 * reader.
 */
function NextTry({ at }: { at: number | undefined }) {
  const t = useMessages();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.floor(((at ?? now) - now) / 1000);
  return (
    <p className="num" aria-live="off">
      {seconds > 0 ? t('form.nextTry', { seconds }) : t('form.tryingAgain')}
    </p>
  );
}
