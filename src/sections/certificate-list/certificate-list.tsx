import { longDate } from '../../core/page/date-words.ts';
import { Icon } from '../../ui/icon.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { CertificateListData } from './props.gen.ts';
import '../../ui/parts/ledger.css';
import styles from './certificate-list.module.css';

export default function CertificateList({ data }: SectionProps<CertificateListData>) {
  return (
    <section id={data.id} className="wrap section-end">
      <ul className="ledger">
        {data.items.map((item) => (
          <li key={item.title} className={styles.item}>
            <h2>{item.title}</h2>
            <p className={styles.platform}>{item.platform}</p>
            <time className={`num ${styles.date}`} dateTime={item.date}>
              {longDate(item.date)}
            </time>
            <a className="go" href={item.to}>
              <span>
                View<span className="hidden"> certificate: {item.title}</span>
              </span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
