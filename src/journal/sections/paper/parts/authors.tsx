import { Fragment } from 'react';
import type { PaperData } from '../props.gen.ts';
import { useMessages } from 'pagewright/section';
import styles from './authors.module.css';

type Author = PaperData['authors'][number];
type AffiliationPlace = NonNullable<Author['furtherAffiliations']>[number];

/** Up to three authors have their affiliations below their names; more share a numbered list of institutions. */
export function Authors({ authors }: { authors: Author[] }) {
  return authors.length <= 3 ? (
    <SeparateAffiliations authors={authors} />
  ) : (
    <SharedAffiliations authors={authors} />
  );
}

function SeparateAffiliations({ authors }: { authors: Author[] }) {
  return (
    <ul className={styles.apart}>
      {authors.map((author) => (
        <li key={author.name}>
          <b>{author.name}</b>
          <span className="soft">
            {author.position}
            {listPlaces(author).map((place, index) => (
              <Fragment key={place.name}>
                {index > 0 ? '; ' : author.position && ', '}
                <AffiliationPlace place={place} />
              </Fragment>
            ))}
          </span>
          <Addresses author={author} />
        </li>
      ))}
    </ul>
  );
}

function SharedAffiliations({ authors }: { authors: Author[] }) {
  const places = allPlaces(authors);
  const placeNumber = ({ name }: AffiliationPlace) => places.findIndex((place) => place.name === name) + 1;
  const reachable = authors.filter(({ email, orcid, note }) => email ?? orcid ?? note);
  return (
    <div className={styles.together}>
      <ul className={styles.names}>
        {authors.map((author) => (
          <li key={author.name}>
            <b>{author.name}</b>
            {author.affiliation && (
              <sup className="num">{listPlaces(author).map(placeNumber).join(', ')}</sup>
            )}
          </li>
        ))}
      </ul>
      <ol className={`num ${styles.places}`}>
        {places.map((place) => (
          <li key={place.name}>
            <AffiliationPlace place={place} />
          </li>
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

/** The name of an institution, linked to its entry in the registry if it has one. */
function AffiliationPlace({ place: { name, ror } }: { place: AffiliationPlace }) {
  return ror ? <a href={`https://ror.org/${ror}`}>{name}</a> : name;
}

/** All institutions, each once, in byline order, with their registry numbers. */
function allPlaces(authors: Author[]): AffiliationPlace[] {
  const all = authors.flatMap(listPlaces);
  const named = [...all, ...all.filter(({ ror }) => ror)].map((place) => [place.name, place] as const);
  return [...new Map(named).values()];
}

function listPlaces({ affiliation, ror, furtherAffiliations = [] }: Author): AffiliationPlace[] {
  return [...(affiliation ? [{ name: affiliation, ...(ror && { ror }) }] : []), ...furtherAffiliations];
}

function Addresses({ author: { email, orcid, corresponding, note } }: { author: Author }) {
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
      {note && <span className="soft">{note}</span>}
    </>
  );
}
