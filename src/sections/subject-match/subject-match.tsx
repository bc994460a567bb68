import { useId } from 'react';
import { TextLink } from '../../ui/action.tsx';
import { linkAbout } from '../../ui/parts/link-about.ts';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { SubjectMatchData } from './props.gen.ts';
import '../../ui/parts/chips.css';
import '../../ui/parts/portrait.css';
import styles from './subject-match.module.css';

/**
 * A choice of subjects. One of them is always chosen, and the style sheet highlights matching entries,
 * without scripts.
 */
export default function SubjectMatch({ data }: SectionProps<SubjectMatchData>) {
  const name = useId();
  return (
    <section id={data.id} className="wrap section-end" data-whole-page="">
      <SectionHead title={data.title} text={data.text} />
      <fieldset className={`chips ${styles.wall}`}>
        <legend>{data.legend}</legend>
        {data.subjects.map((subject, index) => (
          <div key={subject.label} className={styles.subject}>
            <label className="chip">
              <input type="radio" name={name} defaultChecked={index === 0} />
              {subject.label}
            </label>
            {subject.people.map((person) => (
              <figure key={person.name} className={styles.person}>
                <div className="plate portrait">
                  <Picture image={person.image} sizes="9rem" />
                </div>
                <figcaption>
                  <b>{person.name}</b> {person.subject}
                </figcaption>
              </figure>
            ))}
            <div className={styles.ask}>
              <TextLink link={linkAbout(data.ask, subject.label)} />
            </div>
          </div>
        ))}
      </fieldset>
    </section>
  );
}
