import { useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './form-end.module.css';
import { Reference } from './reference.tsx';

/** What stands in the place of a form that was sent and is not to be sent again; it takes the focus. */
export function Confirmation({ text, reference }: { text: string; reference: string | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} className={styles.confirmation} tabIndex={-1}>
      <Icon name="check" />
      <p className="lede">{text}</p>
      {reference && (
        <p className="small soft">
          <Reference code={reference} />
        </p>
      )}
    </div>
  );
}
