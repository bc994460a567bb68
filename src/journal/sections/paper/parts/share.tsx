import { Fragment, useRef, useState } from 'react';
import type { PaperContext } from '../../../content/resolved.ts';
import { copyText } from '../copy-text.ts';
import { useMessages } from 'pagewright/section';
import styles from './share.module.css';

/** The paper's address, for copying and sharing. */
export function Share({ context: { url, share } }: { context: PaperContext }) {
  const t = useMessages();
  const address = useRef<HTMLAnchorElement>(null);
  const [outcome, setOutcome] = useState('');

  async function copy(): Promise<void> {
    if (!address.current) return;
    const isCopied = await copyText(address.current);
    setOutcome(t(isCopied ? 'journal.addressCopied' : 'journal.addressNotCopied'));
  }

  return (
    <section className={styles.share}>
      <h2>{t('journal.share')}</h2>
      <a ref={address} className={styles.address} href={new URL(url).pathname}>
        {splitAtSlashes(url).map((piece) => (
          <Fragment key={piece}>
            {piece}
            <wbr />
          </Fragment>
        ))}
      </a>
      <ul className="small">
        <li className={styles.copy}>
          <button type="button" onClick={() => void copy()}>
            {t('journal.copyAddress')}
          </button>
        </li>
        {share.map(({ label, to }) => (
          <li key={label}>
            {to.startsWith('mailto:') ? (
              <a href={to}>{label}</a>
            ) : (
              <a href={to} target="_blank" rel="noopener noreferrer">
                {label}
                <span className="hidden">{t('journal.alsoNewTab')}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      <output className="small">{outcome}</output>
    </section>
  );
}

/** An address in pieces that end with a slash, where its line may break; the scheme stays with the host. */
function splitAtSlashes(url: string): string[] {
  return url.match(/(?:[^/]*:\/\/)?[^/]*(?:\/+|$)/g)?.filter((piece) => piece !== '') ?? [];
}
