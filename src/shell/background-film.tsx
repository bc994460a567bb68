import type { ResolvedSite } from '../core/content/resolved-page.ts';
import { Film } from '../ui/film.tsx';
import styles from './background-film.module.css';

/**
 * The light that wanders over the top of every page, one film for each theme; it keeps running between pages. Below the
 * header of most pages it is a strip of its own, on which nothing stands; a tall one lies behind the top of the page.
 */
export function BackgroundFilm({ film, tall }: { film: NonNullable<ResolvedSite['film']>; tall: boolean }) {
  return (
    <div className={tall ? styles.tall : styles.strip} aria-hidden="true">
      <Film film={film.light} className={styles.light} />
      <Film film={film.dark} className={styles.dark} />
    </div>
  );
}
