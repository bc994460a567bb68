import type { PageInLanguage } from '../core/content/languages.ts';
import styles from './footer.module.css';

/** Links to the page in its other languages, each named in that language. The browser follows them itself. */
export function LanguageSwitch({ languages, route }: { languages: PageInLanguage[]; route: string }) {
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
