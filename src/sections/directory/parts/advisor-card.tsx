import { memo } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useMessages } from '../../../ui/locale.ts';
import { Marked } from '../../../ui/parts/search/marked.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import type { DirectoryData } from '../props.gen.ts';
import { splitAtMatches } from './search.ts';
import '../../../ui/parts/portrait.css';
import styles from '../directory.module.css';

type Advisor = DirectoryData['items'][number];

interface AdvisorCardProps {
  advisor: Advisor;
  /** The highlighted text in name and subject; empty for none. */
  needle: string;
  hidden: boolean;
  /** Whether the advisor belongs to the chosen subject: the card is emphasized. */
  isLit: boolean;
}

/**
 * One advisor. A card that does not match stays in the page but hidden, because showing it again is cheap.
 */
export const AdvisorCard = memo(function AdvisorCard({ advisor, needle, hidden, isLit }: AdvisorCardProps) {
  return (
    <li
      id={advisor.id}
      className={isLit ? `${styles.person} ${styles.lit}` : styles.person}
      hidden={hidden}
      data-below=""
    >
      <div className={`plate portrait ${styles.portrait}`}>
        <Picture image={advisor.image} sizes="8.5rem" />
      </div>
      <div className={styles.who}>
        <h2>
          <HighlightedText text={advisor.name} needle={needle} />
        </h2>
        <p className="small">
          <Title advisor={advisor} needle={needle} />
        </p>
        <p className="meta">{advisor.location}</p>
      </div>
      <Biography advisor={advisor} />
    </li>
  );
});

/**
 * A biography. It is collapsed on phones, because the page would be long with all biographies open; wider screens
 * and print always show it.
 */
const Biography = memo(function Biography({ advisor }: { advisor: Advisor }) {
  const t = useMessages();
  const panels = [
    { title: t('advisors.earlyCareer'), text: advisor.earlyCareer },
    { title: t('advisors.experience'), text: advisor.experience },
  ];
  return (
    <details className={styles.life}>
      <summary>
        {panels.map(({ title }) => title).join(', ')}
        <Icon name="chevron" />
      </summary>
      <div className={styles.panels}>
        {panels.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <RichText value={text} />
          </div>
        ))}
      </div>
    </details>
  );
});

/**
 * The qualification. Matches are highlighted only in the subject, because the search covers only that. If the
 * qualification does not mention the subject, the subject follows.
 */
function Title({ advisor: { role, subject }, needle }: { advisor: Advisor; needle: string }) {
  const at = role.indexOf(subject);
  if (needle === '' && at >= 0) return role;
  const before = at < 0 ? `${role}, ` : role.slice(0, at);
  const after = at < 0 ? '' : role.slice(at + subject.length);
  return (
    <>
      {before}
      <HighlightedText text={subject} needle={needle} />
      {after}
    </>
  );
}

function HighlightedText({ text, needle }: { text: string; needle: string }) {
  return (
    <Marked
      pieces={splitAtMatches(text, needle).map((piece, index) => ({
        text: piece,
        isMarked: index % 2 === 1,
      }))}
    />
  );
}
