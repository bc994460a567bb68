import type { ResolvedImage } from '../core/content/resolved.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './logo.module.css';

interface LogoProps {
  mark: ResolvedImage | undefined;
  name: string;
  tagline?: string;
  /** The language of the tagline, if not that of the page. */
  language?: string | undefined;
  /** The home page, if it is not at /. */
  home?: string | undefined;
}

/** The site's logo, if it has one, and its name; both link to the home page. */
export function Logo({ mark, name, tagline, language, home = '/' }: LogoProps) {
  return (
    <a className={styles.logo} href={home}>
      {mark && <Picture image={mark} />}
      <span>
        {name}
        {tagline && <small lang={language}>{tagline}</small>}
      </span>
    </a>
  );
}
