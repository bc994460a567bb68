import type { ResolvedImage } from '../core/content/resolved.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './logo.module.css';

interface LogoProps {
  mark: ResolvedImage | undefined;
  name: string;
  tagline?: string;
}

/** The site's mark, if it has one, and its name; it leads home. */
export function Logo({ mark, name, tagline }: LogoProps) {
  return (
    <a className={styles.logo} href="/">
      {mark && <Picture image={mark} />}
      <span>
        {name}
        {tagline && <small>{tagline}</small>}
      </span>
    </a>
  );
}
