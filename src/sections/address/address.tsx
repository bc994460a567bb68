import { Action } from '../../ui/action.tsx';
import { useMessages } from '../../ui/locale.ts';
import type { SectionProps } from '../../ui/section-props.ts';
import type { AddressData } from './props.gen.ts';
import '../../ui/parts/block.css';
import '../../ui/parts/split.css';
import styles from './address.module.css';

/** A postal address, an e-mail address and telephone numbers, with a button that starts a call. */
export default function Address({ data }: SectionProps<AddressData>) {
  const t = useMessages();
  const { address, phones, action } = data;
  return (
    <section id={data.id} className={`wrap block split ${styles.contact}`}>
      <div className={styles.head}>
        <h2>{data.title}</h2>
        {data.text && <p className="soft">{data.text}</p>}
        {action && <Action link={action} variant="ink" {...(isCall(action.to) && { icon: 'phone' })} />}
      </div>
      <dl className={`num ${styles.contacts}`}>
        {address && (
          <div>
            <dt>{t('contact.address')}</dt>
            <dd>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('contact.email')}</dt>
          <dd>
            <a href={`mailto:${data.email}`}>{data.email}</a>
          </dd>
        </div>
        {phones && (
          <div>
            <dt>{t('contact.phone')}</dt>
            {phones.map((phone) => (
              <dd key={phone.label}>
                <a href={phone.to}>{phone.label}</a>
              </dd>
            ))}
          </div>
        )}
      </dl>
    </section>
  );
}

function isCall(to: string): boolean {
  return to.startsWith('tel:');
}
