import type { ResolvedSite } from '../core/content/resolved-page.ts';
import { MotionToggle } from '../ui/motion-toggle.tsx';
import { Logo } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './footer.module.css';

/**
 * The foot of every page: what the site is, columns of links, social networks, copyright, and the pause of the film. On
 * small screens a column is folded; on wide ones its title is a heading and its links are always there.
 */
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
            <details>
              <summary>{column.title}</summary>
              <ul>
                {column.links.map((link) => (
                  <li key={link.to}>
                    <a href={link.to} aria-current={link.to === route ? 'page' : undefined}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </nav>
        ))}
      </div>
      <div className={`wrap ${styles.end}`}>
        <p className="soft">{copyrightOf(site, route)}</p>
        <ThemeSwitch />
        {site.film && <MotionToggle className={styles.motion} words />}
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

/** The line of the part of the site that the page belongs to, else the site's own. */
function copyrightOf({ copyright, copyrightBelow }: ResolvedSite, route: string): string {
  const part = copyrightBelow?.find((each) => `${route}/`.startsWith(`${each.route}/`));
  return part?.text ?? copyright;
}
