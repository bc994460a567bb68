import type { PaperData } from '../props.gen.ts';
import { useMessages } from '../../../../ui/locale.ts';
import styles from './authors.module.css';

type Author = PaperData['authors'][number];

/** Up to three authors stand with their work below their names; more share a list of institutions, by number. */
export function Authors({ authors }: { authors: Author[] }) {
  return authors.length <= 3 ? <Apart authors={authors} /> : <Together authors={authors} />;
}

function Apart({ authors }: { authors: Author[] }) {
  return (
    <ul className={styles.apart}>
      {authors.map((author) => (
        <li key={author.name}>
          <b>{author.name}</b>
          <span className="soft">{[author.position, author.affiliation].filter(Boolean).join(', ')}</span>
          <Addresses author={author} />
        </li>
      ))}
    </ul>
  );
}

function Together({ authors }: { authors: Author[] }) {
  const places = [...new Set(authors.flatMap(({ affiliation }) => affiliation ?? []))];
  const reachable = authors.filter(({ email, orcid }) => email ?? orcid);
  return (
    <div className={styles.together}>
      <ul className={styles.names}>
        {authors.map(({ name, affiliation }) => (
          <li key={name}>
            <b>{name}</b>
            {affiliation && <sup className="num">{places.indexOf(affiliation) + 1}</sup>}
          </li>
        ))}
      </ul>
      <ol className={`num ${styles.places}`}>
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ol>
      {reachable.map((author) => (
        <p key={author.name} className={styles.reach}>
          <span className="soft">{author.name}</span> <Addresses author={author} />
        </p>
      ))}
    </div>
  );
}

function Addresses({ author: { email, orcid, corresponding } }: { author: Author }) {
  const t = useMessages();
  return (
    <>
      {email && (
        <span>
          <a href={`mailto:${email}`}>{email}</a>
          {corresponding && <span className="soft"> {t('journal.corresponding')}</span>}
        </span>
      )}
      {orcid && (
        <span className="num">
          <span className="soft">{t('journal.orcid')} </span>
          <a href={`https://orcid.org/${orcid}`}>{orcid}</a>
        </span>
      )}
    </>
  );
}
