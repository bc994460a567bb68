import type { ResolvedSite } from '../core/content/resolved-page.ts';
import { Logo } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './footer.module.css';

/** The foot of every page: what the site is, three columns of links, social networks, copyright. */
export function Footer({ site, route }: { site: ResolvedSite; route: string }) {
  return (
    <footer className={styles.foot} data-whole-page="">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.about}>
          <Logo mark={site.logo} name={site.name} />
          <p className="lede">{site.tagline}</p>
          <p className="small soft">{site.description}</p>
        </div>
        {site.footer.map((column) => (
          <nav key={column.title} className={`quiet ${styles.column}`} aria-label={column.title}>
            <h2>{column.title}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.to}>
                  <a href={link.to} {...(link.to === route ? { 'aria-current': 'page' as const } : {})}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`wrap ${styles.end}`}>
        <p className="soft">{site.copyright}</p>
        <ThemeSwitch />
        <ul>
          {site.social.map((place) => (
            <li key={place.network}>
              <a href={place.to} target="_blank" rel="noopener">
                {place.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
