import { FormPlace } from '../../forms/place/form-place.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { ContactData } from './props.gen.ts';
import '../../ui/parts/split.css';
import styles from './contact.module.css';

/** A form, and next to it the ways to reach the owner of the site. */
export default function Contact({ data }: SectionProps<ContactData>) {
  return (
    <section id={data.id} className="wrap section-end">
      <div className={`split ruled ${styles.reach}`}>
        <div className={styles.main}>
          <h2>{data.title}</h2>
          <FormPlace form={data.form} />
        </div>
        <div className={styles.side}>
          <dl className={styles.contacts}>
            {data.ways.map((way) => (
              <div key={way.name + way.value}>
                <dt>{way.name}</dt>
                <dd className="num">{way.to ? <a href={way.to}>{way.value}</a> : way.value}</dd>
              </div>
            ))}
          </dl>
          <Networks title={data.socialTitle} social={data.social} />
        </div>
      </div>
    </section>
  );
}

function Networks({
  title,
  social = [],
}: {
  title: ContactData['socialTitle'];
  social: ContactData['social'];
}) {
  if (social.length === 0) return null;
  return (
    <div>
      {title && <h2>{title}</h2>}
      <ul className={styles.social}>
        {social.map(({ network, label, to }) => (
          <li key={network}>
            <a href={to} target="_blank" rel="noopener">
              <Icon name={network} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
