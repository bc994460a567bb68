import { useRouteError } from 'react-router-dom';
import type { Locale } from '../core/messages/locale.ts';
import { Action } from '../ui/action.tsx';
import styles from './error-screen.module.css';

/** Shown if the application itself fails: the message, and two ways out. */
export function ErrorScreen({ locale: { t }, home = '/' }: { locale: Locale; home?: string | undefined }) {
  const error = useRouteError();
  const message = error instanceof Error ? error.message : String(error);
  return (
    <main className={`wrap section ${styles.screen}`}>
      <h1>{t('error.title')}</h1>
      <p className="lede">{message}</p>
      <p className={styles.actions}>
        <button type="button" className="btn btn-lit" onClick={() => location.reload()}>
          {t('error.reload')}
        </button>
        <Action link={{ label: t('error.home'), to: home }} />
      </p>
    </main>
  );
}
