import { longDate } from '../../core/page/date-parts.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLocale } from '../../ui/locale.ts';
import { Message, hidden } from '../../ui/message.tsx';
import { useHash } from '../../ui/parts/hash.ts';
import type { SectionProps } from '../../ui/section-props.ts';
import { Sheet } from './parts/sheet.tsx';
import type { CertificatesData } from './props.gen.ts';
import '../../ui/parts/ledger.css';
import styles from './certificates.module.css';

/**
 * The certificates, one per row. A certificate without a public address is rendered below its row. The
 * address of the page selects the visible one, as #certificate-3, so that it opens without scripts, and the
 * browser's Back closes it.
 */
export default function Certificates({ data }: SectionProps<CertificatesData>) {
  const { language } = useLocale();
  const hash = useHash();
  return (
    <section id={data.id} className="wrap section-end">
      <ul className="ledger" data-hydrated={hash === null ? undefined : ''}>
        {data.items.map((item, index) => {
          const name = `certificate-${index + 1}`;
          const date = item.date ? longDate(item.date, language) : '';
          return (
            <li
              key={item.title}
              id={name}
              className={styles.item}
              data-shown={hash === name ? '' : undefined}
            >
              <span className={styles.small} aria-hidden="true" />
              <div className={styles.what}>
                <h2>{item.title}</h2>
                {item.text && <p>{item.text}</p>}
              </div>
              <p className={styles.giver}>{item.giver}</p>
              <time className={`num ${styles.date}`} dateTime={item.date}>
                {date}
              </time>
              <a className="go" href={item.to ?? `#${name}`}>
                <span>
                  <Message of="certificates.view" values={{ title: item.title, hidden }} />
                </span>
                <Icon name="arrow" />
              </a>
              {!item.to && <Sheet title={item.title} giver={item.giver} date={date} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
