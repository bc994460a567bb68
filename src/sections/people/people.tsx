import { TextLink } from '../../ui/action.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { PeopleData } from './props.gen.ts';
import '../../ui/parts/portrait.css';
import styles from './people.module.css';

/** The number of portraits in the first row of a wide screen; these are visible when the page opens. */
const firstRow = 4;

/** The portraits of a team; after them, a card with a link if the data have one. */
export default function People({ data }: SectionProps<PeopleData>) {
  return (
    <section id={data.id} className="wrap section-end">
      <ul className={styles.crew}>
        {data.items.map((member, index) => (
          <li key={member.name} id={member.id} className={styles.member}>
            <div>
              <div className={`plate portrait ${styles.portrait}`}>
                <Picture
                  image={member.image}
                  sizes="(max-width: 48rem) 7rem, (max-width: 64rem) 33vw, 20rem"
                  isEager={index < firstRow}
                />
              </div>
              <h2>{member.name}</h2>
              <p className="small soft">{member.role}</p>
            </div>
          </li>
        ))}
        {data.desk && <Desk desk={data.desk} />}
      </ul>
    </section>
  );
}

function Desk({ desk }: { desk: NonNullable<PeopleData['desk']> }) {
  return (
    <li className={styles.desk}>
      <h2>{desk.title}</h2>
      {desk.image && <Picture image={desk.image} sizes="15rem" className={styles.drawing} />}
      <TextLink link={desk.action} />
    </li>
  );
}
