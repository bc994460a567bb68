import { RichText } from '../../../ui/rich-text.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { SectionProps } from '../../../ui/section-props.ts';
import type { PeopleData } from '../props.gen.ts';
import '../../../ui/parts/portrait.css';
import styles from './profiles.module.css';

/** A portrait next to a biography and lines of detail. */
export default function Profiles({ data }: SectionProps<PeopleData>) {
  return (
    <section id={data.id} className={`wrap ${styles.board}`}>
      {data.title && <h2>{data.title}</h2>}
      <ul className={styles.profiles}>
        {data.items.map((item) => (
          <Profile key={item.name} profile={item} />
        ))}
      </ul>
    </section>
  );
}

function Profile({ profile }: { profile: PeopleData['items'][number] }) {
  const shape = profile.imageShape === 'rounded-square' ? styles.square : styles.circle;
  return (
    <li className={styles.profile}>
      <div className={`plate portrait ${styles.photo} ${shape}`}>
        <Picture image={profile.image} sizes="9rem" />
      </div>
      <div className={styles.words}>
        <h3>{profile.name}</h3>
        <p className="small soft">{profile.bio}</p>
        <ul className={styles.details}>
          {profile.details?.map((detail, index) => (
            <li key={index}>
              <RichText value={detail} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
