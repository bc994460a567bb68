import type { Link } from '../core/content/parts.gen.ts';
import styles from './crumbs.module.css';

/** The way from the front page to this one; nothing where the page has no short name. */
export function Crumbs({ crumbs = [], here }: { crumbs?: Link[] | undefined; here?: string | undefined }) {
  if (!here) return null;
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.to}>
            <a href={crumb.to}>{crumb.label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
