import { useEffect, useState, useSyncExternalStore } from 'react';
import { DiagnosticList } from './diagnostic-list.tsx';
import { getOverlaySnapshot, subscribe } from './overlay-store.ts';
import type { OverlayState } from './overlay-store.ts';
import styles from './overlay.module.css';

/**
 * All diagnostics, over the page. The overlay opens by itself if this page has errors. If there are only
 * warnings, or errors of other pages, it is a line in the corner. After the user has closed it, new errors
 * open it again.
 */
export function Overlay() {
  const state = useSyncExternalStore(subscribe, getOverlaySnapshot);
  const urgent = urgency(state);
  const [choice, setChoice] = useState<{ open: boolean; urgent: string }>();
  const isOpen = choice?.urgent === urgent ? choice.open : urgent !== '';
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      // A dialog of the page closes first.
      if (key === 'Escape' && !document.querySelector('dialog[open]')) setChoice({ open: false, urgent });
    };
    if (isOpen) addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isOpen, urgent]);
  const { here, elsewhere, notes } = state;
  if (here.length + elsewhere.length + notes.length === 0) return null;
  return (
    <aside className={isOpen ? styles.panel : styles.line} aria-label="Diagnostics, in development">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => setChoice({ open: !isOpen, urgent })}
      >
        <span role="status">{summarise(state)}</span>
        <span>{isOpen ? 'Close' : 'Show'}</span>
      </button>
      {isOpen && (
        <div className={styles.diagnostics}>
          {notes.map(({ title, text }) => (
            <section key={text}>
              <h2>{title}</h2>
              <pre>{text}</pre>
            </section>
          ))}
          {here.length > 0 && (
            <section>
              <h2>On this page</h2>
              <DiagnosticList diagnostics={here} />
            </section>
          )}
          {elsewhere.length > 0 && (
            <section>
              <h2>Elsewhere</h2>
              <DiagnosticList diagnostics={elsewhere} />
            </section>
          )}
        </div>
      )}
    </aside>
  );
}

/** The most urgent message, to be announced by screen readers; empty if there is none. */
function urgency({ here, notes }: OverlayState): string {
  const errors = here.filter(({ severity }) => severity === 'error');
  return [...errors, ...notes].map((each) => ('message' in each ? each.message : each.text)).join('\n');
}

function summarise({ here, elsewhere, notes }: OverlayState): string {
  const diagnostics = [...here, ...elsewhere];
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length + notes.length;
  const parts = [number(errors, 'error'), number(diagnostics.length + notes.length - errors, 'warning')];
  return parts.filter((part) => !part.startsWith('0')).join(', ');
}

function number(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
