import { Fragment, useRef, useState } from 'react';
import type { PaperContext } from '../../../content/resolved.ts';
import { copyText } from '../copy-text.ts';
import styles from './share.module.css';

/** The paper's address, to be copied or passed on. */
export function Share({ context: { url, share } }: { context: PaperContext }) {
  const address = useRef<HTMLAnchorElement>(null);
  const [said, setSaid] = useState('');

  async function copy(): Promise<void> {
    if (!address.current) return;
    const copied = await copyText(address.current);
    setSaid(copied ? 'Address copied.' : 'Not copied: the address is selected, copy it with Ctrl + C.');
  }

  return (
    <section className={styles.share}>
      <h2>Share</h2>
      <a ref={address} className={styles.address} href={new URL(url).pathname}>
        {url.split(/(?<=[^/:]\/)/).map((piece) => (
          <Fragment key={piece}>
            {piece}
            <wbr />
          </Fragment>
        ))}
      </a>
      <ul className="small">
        <li className={styles.copy}>
          <button type="button" onClick={() => void copy()}>
            Copy address
          </button>
        </li>
        {share.map(({ label, to }) => (
          <li key={label}>
            {to.startsWith('mailto:') ? (
              <a href={to}>{label}</a>
            ) : (
              <a href={to} target="_blank" rel="noopener noreferrer">
                {label}
                <span className="hidden">, opens in a new tab</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      <output className="small">{said}</output>
    </section>
  );
}
