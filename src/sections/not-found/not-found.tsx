import { Action } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMessages } from '../../ui/locale.ts';
import { Picture } from '../../ui/picture.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { NotFoundData } from './props.gen.ts';
import styles from './not-found.module.css';

export default function NotFound({ data }: SectionProps<NotFoundData>) {
  const t = useMessages();
  return (
    <section id={data.id}>
      <div className={styles.band}>
        <div className={`wrap ${styles.lost}`}>
          <div className={styles.text}>
            <h1>
              {data.title}
              {data.accent && <> </>}
              {data.accent && <em>{data.accent}</em>}
            </h1>
            {data.text && <p className="lede">{data.text}</p>}
            <Action link={data.action} variant="primary" />
          </div>
          {data.image && (
            <div className={styles.art}>
              <Picture image={data.image} sizes="(max-width: 64rem) 30rem, 38rem" eager />
            </div>
          )}
        </div>
      </div>
      <nav className="wrap section-end" aria-label={t('notFound.ways')}>
        <ul className={styles.ways}>
          {data.ways.map((way) => (
            <li key={way.to}>
              <a href={way.to}>
                {way.label}
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
