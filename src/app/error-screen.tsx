import { useRouteError } from 'react-router-dom';
import { Action } from '../ui/action.tsx';
import styles from './error-screen.module.css';

/** What a visitor sees when the application itself fails: the message, and two ways out. */
export function ErrorScreen() {
  const error = useRouteError();
  const message = error instanceof Error ? error.message : String(error);
  return (
    <main className={`wrap section ${styles.screen}`}>
      <h1>Unexpected Application Error!</h1>
      <p className="lede">{message}</p>
      <p className={styles.ways}>
        <button type="button" className="btn btn-lit" onClick={() => location.reload()}>
          Load the page again
        </button>
        <Action link={{ label: 'Go to the home page', to: '/' }} />
      </p>
    </main>
  );
}
