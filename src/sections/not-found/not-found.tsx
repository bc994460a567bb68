import { AccentTitle } from '../../ui/accent-title.tsx';
import { Action } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMessages } from '../../ui/locale.ts';
import { Opening } from '../../ui/parts/opening.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { NotFoundData } from './props.gen.ts';
import styles from './not-found.module.css';

/** The page for unknown addresses: a drawing on a rule, and below it links to continue. */
export default function NotFound({ data }: SectionProps<NotFoundData>) {
  const t = useMessages();
  return (
    <section id={data.id}>
      <Opening image={data.image} sizes="(max-width: 64rem) 30rem, 38rem" className={styles.lost}>
        <AccentTitle title={data.title} accent={data.accent} />
        {data.intro && <p className="lede">{data.intro}</p>}
        <Action link={data.action} variant="primary" />
      </Opening>
      <nav className="wrap section-end" aria-label={t('notFound.ways')}>
        <ul className={styles.links}>
          {data.links.map((link) => (
            <li key={link.to}>
              <a href={link.to}>
                {link.label}
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
