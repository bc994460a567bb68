import type { IssueCard } from '../content/resolved.ts';
import { Picture, useMessages } from 'pagewright/section';
import { placeText } from './place-text.ts';
import styles from './cover.module.css';

interface CoverProps {
  issue: Pick<IssueCard, 'volume' | 'issue' | 'published' | 'cover'>;
  /** The journal's name, and its second part in italics. */
  name: string;
  accent?: string | undefined;
}

/** The cover of an issue, the same in both themes; its text is next to it, so it is only a picture. */
export function Cover({ issue, name, accent }: CoverProps) {
  const t = useMessages();
  return (
    <div className={styles.cover} aria-hidden="true">
      <div className={styles.top}>
        <b>{name}</b>
        {accent && <span>{accent}</span>}
      </div>
      <div className={`plate ${styles.art}`}>
        <Picture image={issue.cover} sizes="26rem" />
      </div>
      <div className={`num ${styles.end}`}>
        <span>{placeText(issue, t)}</span>
        <span>{issue.published}</span>
      </div>
    </div>
  );
}
