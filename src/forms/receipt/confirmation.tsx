import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from '../form-end.module.css';
import type { LoadedForm } from '../loaded-form.ts';
import { Reference } from './reference.tsx';

/** What stands in the place of a form that was sent and is not to be sent again; it takes the focus. */
export function Confirmation({
  form: { definition },
  reference,
}: {
  form: LoadedForm;
  reference: string | undefined;
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} className={styles.confirmation} tabIndex={-1}>
      <Icon name="check" />
      <p className="lede">{definition.texts.confirmation}</p>
      {reference && (
        <p className="small soft">
          <Reference form={definition.id} code={reference} />
        </p>
      )}
    </div>
  );
}
