import { Icon } from '../../../ui/icon.tsx';
import { Message, hidden } from '../../../ui/message.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { SectionProps } from '../../../ui/section-props.ts';
import type { CardGridData } from '../props.gen.ts';
import styles from './sites.module.css';

/** Websites with links; the first card is tall, the others are short and next to it. */
export default function Sites({ data }: SectionProps<CardGridData>) {
  return (
    <section id={data.id} className="wrap section-end">
      <ul className={styles.works}>
        {data.items.map((item, index) => (
          <li key={`${item.to}${item.title}`} className={styles.work}>
            <div className={index === 0 ? `on-dark ${styles.shot}` : styles.shot}>
              {item.image && <Picture image={item.image} sizes="(max-width: 48rem) 100vw, 34rem" />}
            </div>
            <div className={styles.text}>
              <h2>{item.title}</h2>
              <p>{item.text}</p>
              <a className="go" href={item.to} target="_blank" rel="noopener">
                <Icon name="external" />
                <span>
                  <Message of="clients.visit" values={{ title: item.title, hidden }} />
                </span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
