import { useContext } from 'react';
import { ReceiptContext } from '../../forms/form-answer.ts';
import { Action } from '../../ui/action.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { ReceiptData } from './props.gen.ts';
import styles from './receipt.module.css';

export default function Receipt({ data }: SectionProps<ReceiptData>) {
  const receipt = useContext(ReceiptContext);
  return (
    <section id={data.id} className="wrap section-end">
      <div className={styles.root}>
        <h2>{data.title}</h2>
        <div className={styles.main}>
          {receipt && <p className={`num ${styles.reference}`}>{receipt.reference}</p>}
          {receipt?.lines?.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="soft">{receipt ? data.text : data.without}</p>
          {data.actions && (
            <p className={styles.actions}>
              {data.actions.map((link) => (
                <Action key={link.to} link={link} />
              ))}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
