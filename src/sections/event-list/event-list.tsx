import { dateWords } from '../../core/page/date-words.ts';
import { useLocale, useMessages } from '../../ui/locale.ts';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import { byYear, latestFirst } from './event-order.ts';
import type { EventListData } from './props.gen.ts';
import styles from './event-list.module.css';

type Event = EventListData['items'][number];

export default function EventList({ data }: SectionProps<EventListData>) {
  const t = useMessages();
  const [latest, ...earlier] = latestFirst(data.items);
  return (
    <section id={data.id} className="wrap section-end">
      <SectionHead title={data.title} />
      {latest && <Lead event={latest} />}
      {byYear(earlier).map(([year, events]) => (
        <div key={year} className={styles.year}>
          <p className={`num ${styles.label}`}>{year}</p>
          <ul aria-label={t('events.ofYear', { year })}>
            {events.map((event) => (
              <Row key={event.date + event.title} event={event} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Lead({ event }: { event: Event }) {
  const { day, month, year } = dateWords(event.date, useLocale().language);
  return (
    <article className={styles.lead}>
      <div className={styles.text}>
        <time dateTime={event.date} className="num">
          <b>{day}</b> <span>{`${month} ${year}`}</span>
        </time>
        <div className={styles.words}>
          <h3>{event.title}</h3>
          <Said event={event} />
        </div>
      </div>
      <div className={`on-dark ${styles.art}`}>
        <Picture image={event.image} sizes="(max-width: 64rem) 100vw, 46rem" />
      </div>
    </article>
  );
}

function Row({ event }: { event: Event }) {
  const { day, month, year } = dateWords(event.date, useLocale().language);
  return (
    <li className={styles.event}>
      <time dateTime={event.date} className="num">
        {day} <small>{`${month} ${year}`}</small>
      </time>
      <div className={styles.details}>
        <h3>{event.title}</h3>
        <Said event={event} />
      </div>
      <Picture image={event.image} sizes="11rem" className={styles.thumb} />
    </li>
  );
}

function Said({ event }: { event: Event }) {
  const t = useMessages();
  return (
    <dl className={styles.said}>
      <dt>{t('events.speaker')}</dt>
      <dd>{event.speaker}</dd>
      <dt>{t('events.host')}</dt>
      <dd>{event.hostRole ? `${event.host}, ${event.hostRole}` : event.host}</dd>
      <dt>{t('events.time')}</dt>
      <dd className="num">{event.time}</dd>
    </dl>
  );
}
