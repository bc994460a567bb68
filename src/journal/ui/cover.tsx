import type { IssueCard } from '../content/resolved.ts';
import { Picture, useMessages } from 'pagewright/section';
import { placeText } from './place-text.ts';
import styles from './cover.module.css';

interface CoverProps {
  issue: Pick<IssueCard, 'volume' | 'issue' | 'published' | 'cover'>;
  /** The first part of the journal's name. */
  name: string;
  /** The second part of the name, in italics. */
  accent?: string | undefined;
}

/** The cover of an issue, the same in both colour schemes. The page repeats its text beside it, so screen readers skip the cover. */
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
