import { useContext } from 'react';
import { ReceiptContext } from '../../forms/place/form-answer.ts';
import { FormHostContext } from '../../forms/place/form-host.ts';
import { readSentSheet } from '../../forms/place/read-sent-sheet.ts';
import type { SentSheet } from '../../forms/place/read-sent-sheet.ts';
import { WhatNext } from '../../forms/place/what-next.tsx';
import { useMessages } from '../../ui/locale.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Action } from '../../ui/action.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { ReceiptData } from './props.gen.ts';
import '../../ui/parts/split.css';
import '../../ui/parts/facts.css';
import styles from './receipt.module.css';

/**
 * The receipt of a form. The server renders it with reference and date; in the tab that has sent the form, it
 * also shows the answers.
 */
export default function Receipt({ data }: SectionProps<ReceiptData>) {
  const t = useMessages();
  const answer = useContext(ReceiptContext);
  const unknownReference = answer && 'unknown' in answer ? answer.unknown : undefined;
  const stored = answer && 'reference' in answer ? answer : undefined;
  const sheet = useSheet();
  const receipt = stored ?? sheet;
  return (
    <section id={data.id} className="wrap section-end">
      <div className={`split split-5 ruled ${styles.root}`}>
        <h2>{data.title}</h2>
        <div className={styles.main}>
          {receipt && <p className={`num ${styles.reference}`}>{receipt.reference}</p>}
          {stored?.lines?.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {receipt && <WhatNext {...receipt} />}
          {receipt && (
            <dl className={`num facts ${styles.rows}`}>
              <Row term={t('receipt.form')}>{receipt.title}</Row>
              <Row term={t('receipt.stored')}>{t('receipt.moment', { at: new Date(receipt.at) })}</Row>
              {stored?.answeredAt !== undefined && (
                <Row term={t('receipt.answered')}>
                  {t('receipt.moment', { at: new Date(stored.answeredAt) })}
                </Row>
              )}
              {sheet?.rows.map(([question, answer]) => (
                <Row key={question} term={question}>
                  {answer}
                </Row>
              ))}
            </dl>
          )}
          {unknownReference !== undefined && (
            <p role="alert">{t('receipt.unknown', { reference: unknownReference })}</p>
          )}
          <p className={`soft ${styles.advice}`}>{receipt ? data.text : data.withoutReceipt}</p>
          {!receipt && <LookUp reference={unknownReference} />}
          <p className={styles.actions}>
            {sheet && (
              <button type="button" className="btn btn-ink" onClick={() => print()}>
                {t('receipt.print')}
              </button>
            )}
            {data.actions?.map((link) => (
              <Action key={link.to} link={link} />
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}

/** A form that requests the receipt of a reference from the server; works without scripts. */
function LookUp({ reference }: { reference: string | undefined }) {
  const t = useMessages();
  const { site } = useContext(FormHostContext);
  return (
    <form action={site?.receiptRoute} className={styles.lookUp}>
      <label>
        {t('receipt.lookUp')}
        <input
          name="ref"
          type="text"
          className={styles.input}
          required
          maxLength={20}
          defaultValue={reference}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </label>
      <button type="submit" className="btn btn-ink">
        {t('receipt.find')}
      </button>
    </form>
  );
}

function Row({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The answers that this tab has sent under the reference in the address. */
function useSheet(): (SentSheet & { reference: string }) | undefined {
  const isHydrated = useHydrated();
  if (!isHydrated) return undefined;
  const reference = new URLSearchParams(location.search).get('ref') ?? '';
  const sheet = readSentSheet(reference);
  return sheet && { ...sheet, reference };
}
