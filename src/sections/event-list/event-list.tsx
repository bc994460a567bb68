import type { ListedEvent } from '../../core/content/parts.gen.ts';
import { dateParts } from '../../core/page/date-parts.ts';
import { useLocale, useMessages } from '../../ui/locale.ts';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import { byYear, latestFirst, futureEvents, pastEvents } from './event-order.ts';
import type { EventListData } from './props.gen.ts';
import styles from './event-list.module.css';

/** Upcoming events, and below them past ones by year; an upcoming event that is over is listed with the past ones. */
export default function EventList({ data }: SectionProps<EventListData>) {
  const { upcoming, title, items } = data;
  const groups = [
    { title: upcoming?.title ?? '', events: futureEvents(upcoming?.items ?? []) },
    { title, events: latestFirst([...items, ...pastEvents(upcoming?.items ?? [])]) },
  ].filter(({ events }) => events.length > 0);
  return groups.map(({ title, events }, index) => (
    <section key={title} id={index === 0 ? data.id : undefined} className="wrap section-end">
      <SectionHead title={title} />
      <Events events={events} />
    </section>
  ));
}

/** The first event large, the others below it by year. */
function Events({ events: [first, ...others] }: { events: ListedEvent[] }) {
  const t = useMessages();
  return (
    <>
      {first && <Lead event={first} />}
      {byYear(others).map(([year, events]) => (
        <div key={year} className={styles.year}>
          <p className={`num ${styles.label}`}>{year}</p>
          <ul aria-label={t('events.ofYear', { year })}>
            {events.map((event) => (
              <Row key={event.date.date + event.title} event={event} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function Lead({ event }: { event: ListedEvent }) {
  const { date } = event.date;
  const { day, month, year } = dateParts(date, useLocale().language);
  return (
    <article className={styles.lead}>
      <div className={styles.text}>
        <time dateTime={date} className="num">
          <b>{day}</b> <span>{`${month} ${year}`}</span>
        </time>
        <div className={styles.words}>
          <h3>{event.title}</h3>
          <EventFacts event={event} />
        </div>
      </div>
      <div className={`on-dark ${styles.art}`}>
        <Picture image={event.image} sizes="(max-width: 64rem) 100vw, 46rem" />
      </div>
    </article>
  );
}

function Row({ event }: { event: ListedEvent }) {
  const { date } = event.date;
  const { day, month, year } = dateParts(date, useLocale().language);
  return (
    <li className={styles.event}>
      <time dateTime={date} className="num">
        {day} <small>{`${month} ${year}`}</small>
      </time>
      <div className={styles.details}>
        <h3>{event.title}</h3>
        <EventFacts event={event} />
      </div>
      <Picture image={event.image} sizes="11rem" className={styles.thumb} />
    </li>
  );
}

function EventFacts({ event }: { event: ListedEvent }) {
  const t = useMessages();
  return (
    <dl className={styles.facts}>
      <dt>{t('events.speaker')}</dt>
      <dd>{event.speaker}</dd>
      <dt>{t('events.host')}</dt>
      <dd>{event.hostRole ? `${event.host}, ${event.hostRole}` : event.host}</dd>
      <dt>{t('events.time')}</dt>
      <dd className="num">{event.time}</dd>
    </dl>
  );
}
