import { longDate } from '../../core/page/date-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLocale } from '../../ui/locale.ts';
import { Message, hidden } from '../../ui/message.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { CertificateListData } from './props.gen.ts';
import '../../ui/parts/ledger.css';
import styles from './certificate-list.module.css';

export default function CertificateList({ data }: SectionProps<CertificateListData>) {
  const { language } = useLocale();
  return (
    <section id={data.id} className="wrap section-end">
      <ul className="ledger">
        {data.items.map((item) => (
          <li key={item.title} className={styles.item}>
            <h2>{item.title}</h2>
            <p className={styles.platform}>{item.platform}</p>
            <time className={`num ${styles.date}`} dateTime={item.date}>
              {longDate(item.date, language)}
            </time>
            <a className="go" href={item.to}>
              <span>
                <Message of="certificates.view" values={{ title: item.title, hidden }} />
              </span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
