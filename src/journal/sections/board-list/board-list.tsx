import { Message, type SectionProps, hidden, useMessages } from 'pagewright/section';
import { groupBy } from 'pagewright/text';
import type { BoardMember } from '../../content/written-parts.ts';
import type { BoardListData } from './props.gen.ts';
import 'pagewright/styles/ledger.css';
import styles from './board-list.module.css';

export default function BoardList({ data: { id, items, empty } }: SectionProps<BoardListData>) {
  const t = useMessages();
  const roles = [...groupBy(items, ({ role }) => role)];
  return (
    <section id={id} className={`wrap section-end ${styles.board}`}>
      {items.length === 0 && <p className="lede">{empty ?? t('journal.noBoard')}</p>}
      {roles.map(([role, members]) => (
        <div key={role} className={styles.role}>
          <h2>{t('journal.role', { count: members.length, role })}</h2>
          <ul className="ledger">
            {members.map((member) => (
              <Member key={member.name} member={member} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Member({ member }: { member: BoardMember }) {
  const t = useMessages();
  const { name, position, qualification, affiliation, place, email, profile, orcid } = member;
  return (
    <li className={styles.member}>
      <div>
        <h3>{name}</h3>
        {qualification && <p className="small soft">{qualification}</p>}
      </div>
      <div className="small">
        <p>{[position, affiliation].filter(Boolean).join(', ')}</p>
        {place && <p className="soft">{place}</p>}
      </div>
      <ul className={`small ${styles.ways}`}>
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {profile && (
          <li>
            <a href={profile}>
              <Message of="journal.profile" values={{ name, hidden }} />
            </a>
          </li>
        )}
        {orcid && (
          <li className="num">
            <span className="soft">{t('journal.orcid')} </span>
            <a href={`https://orcid.org/${orcid}`}>{orcid}</a>
          </li>
        )}
      </ul>
    </li>
  );
}
