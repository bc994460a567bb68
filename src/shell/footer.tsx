import type { ResolvedPage, ResolvedSite } from '../core/content/resolved-page.ts';
import { MotionToggle } from '../ui/motion/motion-toggle.tsx';
import { untranslatedLanguage } from './untranslated-language.ts';
import { Logo } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './footer.module.css';
import type { PageInLanguage } from '../core/content/languages/languages.ts';

interface FooterProps {
  site: ResolvedSite;
  page: Pick<ResolvedPage, 'route' | 'language' | 'languages'>;
}

/**
 * The foot of every page: the site's text, columns of links, social networks, copyright, the pause button of
 * the film, and the page's other languages. On small screens columns are folded; on wide ones their titles
 * are headings and the links are always visible.
 */
export function Footer({ site, page }: FooterProps) {
  const { route, languages } = page;
  const copyright = chooseCopyright(site, page);
  const inLanguage = (text: string) => ({ lang: untranslatedLanguage(site, text) });
  return (
    <footer className={styles.foot} data-whole-page="">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.about}>
          <Logo mark={site.logo} name={site.name} home={site.home} />
          <p className="lede" {...inLanguage(site.tagline)}>
            {site.tagline}
          </p>
          <p className="small soft" {...inLanguage(site.description)}>
            {site.description}
          </p>
        </div>
        {site.footer.map((column) => (
          <nav key={column.title} className={`quiet ${styles.column}`} aria-label={column.title}>
            <h2 {...inLanguage(column.title)}>{column.title}</h2>
            <details>
              <summary {...inLanguage(column.title)}>{column.title}</summary>
              <ul>
                {column.links.map((link) => (
                  <li key={link.to}>
                    <a
                      href={link.to}
                      {...inLanguage(link.label)}
                      aria-current={link.to === route ? 'page' : undefined}
                    >
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
        <p className="soft" {...inLanguage(copyright)}>
          {copyright}
        </p>
        {languages && <LanguageSwitch languages={languages} route={route} />}
        <ThemeSwitch />
        {site.film && <MotionToggle className={styles.motion} showsName />}
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

/** The copyright line for the page's part of the site, or that of the whole site. */
function chooseCopyright(
  { copyright, copyrightBelow }: ResolvedSite,
  { route, language = '' }: FooterProps['page'],
): string {
  const own = language ? route.slice(language.length + 1) : route;
  const part = copyrightBelow?.find((each) => `${own}/`.startsWith(`${each.route}/`));
  return part?.text ?? copyright;
}

/** Links to the page in its other languages, each named in that language. The browser follows them itself. */
function LanguageSwitch({ languages, route }: { languages: PageInLanguage[]; route: string }) {
  return (
    <ul className={styles.languages}>
      {languages
        .filter(({ to }) => to !== route)
        .map(({ language, name, to }) => (
          <li key={language}>
            <a href={to} hrefLang={language} lang={language}>
              {name}
            </a>
          </li>
        ))}
    </ul>
  );
}
