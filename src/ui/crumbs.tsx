import type { Link } from '../core/content/parts.gen.ts';
import { useMessages } from './locale.ts';
import styles from './crumbs.module.css';

interface CrumbsProps {
  crumbs?: Link[] | undefined;
  /** The short name of the page itself. */
  current?: string | undefined;
}

/** The breadcrumbs from the home page to this one; no breadcrumbs if the page has no short name. */
export function Crumbs({ crumbs = [], current }: CrumbsProps) {
  const t = useMessages();
  if (!current) return null;
  return (
    <nav className={styles.crumbs} aria-label={t('crumbs.label')}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.to}>
            <a href={crumb.to}>{crumb.label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
