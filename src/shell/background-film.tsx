import type { ResolvedSite } from '../core/content/resolved-page.ts';
import { Film } from '../ui/motion/film.tsx';
import styles from './background-film.module.css';

/**
 * The moving light at the top of every page, one film for each colour scheme; it keeps running across navigation. On
 * most pages it is an empty strip below the header; on others it is tall, behind the top of the page.
 */
export function BackgroundFilm({
  film,
  isTall,
}: {
  film: NonNullable<ResolvedSite['film']>;
  isTall: boolean;
}) {
  return (
    <div className={isTall ? styles.tall : styles.strip} aria-hidden="true">
      <Film film={film.light} className={styles.light} />
      <Film film={film.dark} className={styles.dark} />
    </div>
  );
}
