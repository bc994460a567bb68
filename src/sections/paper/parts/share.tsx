import { useRef, useState } from 'react';
import { copyText } from '../copy-text.ts';
import styles from './share.module.css';

/** Plain links: nothing of another website is loaded unless a visitor goes there. */
export function Share({ title, url }: { title: string; url: string }) {
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
        {url}
      </a>
      <ul className="small">
        <li className={styles.copy}>
          <button type="button" onClick={() => void copy()}>
            Copy address
          </button>
        </li>
        {waysOf(title, url).map(({ label, to }) => (
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

function waysOf(title: string, url: string): { label: string; to: string }[] {
  const [text, link] = [encodeURIComponent(title), encodeURIComponent(url)];
  return [
    { label: 'E-mail', to: `mailto:?subject=${text}&body=${text}%0D%0A${link}` },
    { label: 'WhatsApp', to: `https://wa.me/?text=${text}%20${link}` },
    { label: 'LinkedIn', to: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
    { label: 'Facebook', to: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { label: 'X', to: `https://x.com/intent/post?text=${text}&url=${link}` },
  ];
}
