import { Icon, useMessages } from 'pagewright/section';
import 'pagewright/styles/languages.css';
import type { PaperCard } from '../content/resolved.ts';
import { placeText } from './place-text.ts';
import styles from './paper-row.module.css';

/**
 * The maximal number of complete rows: with more papers the page would be too large, so rows show only titles and
 * authors.
 */
const mostWholeRows = 60;

interface PaperRowsProps {
  papers: PaperCard[];
  /** The level of the titles, which depends on the heading above the list. */
  rank: 2 | 3;
  /** The number of rows that a first screen may show, without waiting for the styles of later ones. Default: all */
  seenFirst?: number | undefined;
}

/** Papers as ruled rows. */
export function PaperRows({ papers, rank, seenFirst = Infinity }: PaperRowsProps) {
  const isShort = papers.length > mostWholeRows;
  return (
    <ul className={styles.rows}>
      {papers.map((paper, place) => (
        <PaperRow key={paper.to} paper={paper} rank={rank} isShort={isShort} isBelow={place >= seenFirst} />
      ))}
    </ul>
  );
}

interface PaperRowProps extends Pick<PaperRowsProps, 'rank'> {
  paper: PaperCard;
  isShort: boolean;
  isBelow: boolean;
}

function PaperRow({ paper, rank, isShort, isBelow }: PaperRowProps) {
  const Title = `h${rank}` as const;
  return (
    <li className={styles.row} data-below={isBelow ? '' : undefined}>
      <Title className={`quiet ${styles.title}`}>
        <a href={paper.to} lang={paper.language} dir="auto">
          {paper.title}
        </a>
      </Title>
      {paper.notice && <p className={styles.notice}>{paper.notice}</p>}
      <ul className={styles.authors}>
        {paper.authors.map((author) => (
          <li key={author.name}>
            <b>{author.name}</b> {!isShort && <span className="soft">{author.position}</span>}
          </li>
        ))}
      </ul>
      {!isShort && <Details paper={paper} />}
    </li>
  );
}

function Details({ paper }: { paper: PaperCard }) {
  const t = useMessages();
  const emails = paper.authors.flatMap((author) => author.email ?? []);
  return (
    <>
      <ul className={`meta num ${styles.facts}`}>
        <li>{placeText(paper, t)}</li>
        <li>{paper.published}</li>
        {emails.map((email) => (
          <li key={email}>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        ))}
      </ul>
      {paper.file && <Download paper={paper} file={paper.file} />}
    </>
  );
}

function Download({ paper, file }: { paper: PaperCard; file: NonNullable<PaperCard['file']> }) {
  const t = useMessages();
  return (
    <a className={`go ${styles.file}`} href={file.href} target="_blank" rel="noopener">
      <Icon name="download" />
      <span>
        {t('journal.download')}
        <span className="hidden">
          {': '}
          <span lang={paper.language}>{paper.title}</span>
          {` (${t('journal.newTab', { format: file.format })})`}
        </span>
      </span>
    </a>
  );
}
