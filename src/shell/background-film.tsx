import type { ResolvedSite } from '../core/content/resolved-page.ts';
import { Film } from '../ui/film.tsx';
import styles from './background-film.module.css';

/** The light that wanders over the top of every page, one film for each theme; it keeps running between pages. */
export function BackgroundFilm({ film, tall }: { film: NonNullable<ResolvedSite['film']>; tall: boolean }) {
  return (
    <div className={`${styles.films} ${tall ? styles.tall : ''}`} aria-hidden="true">
      <Film film={film.light} className={styles.light} />
      <Film film={film.dark} className={styles.dark} />
    </div>
  );
}
