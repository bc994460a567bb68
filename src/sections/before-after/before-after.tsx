import { useEffect, useRef, useState } from 'react';
import { SectionHead } from '../../ui/section-head.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { BeforeAfterData } from './props.gen.ts';
import { groundColour } from '../../ui/parts/ground.ts';
import '../../ui/parts/ground.css';
import styles from './before-after.module.css';
import { passedNotes } from './passed-notes.ts';

/**
 * A sample text before and after the work on it. Both versions are in the same place, and a beam separates them: above
 * the beam, the returned version is visible. After hydration, the slider moves the beam; without scripts both versions
 * are side by side.
 */
export default function BeforeAfter({ data }: SectionProps<BeforeAfterData>) {
  const { labels, notes } = data;
  const { slider, versions, litCount, onInput } = useBeam(notes.length);
  return (
    <section id={data.id} className="ground" data-ground={groundColour(data.background)}>
      <div className="wrap section">
        <SectionHead title={data.title} text={data.text}>
          <p className={styles.mark}>{data.sampleNotice}</p>
        </SectionHead>
        <div className={styles.pair}>
          <div>
            <dl ref={versions} className={styles.versions}>
              <dt>{labels.before}</dt>
              <dd className={styles.before}>{data.before}</dd>
              <dt>{labels.after}</dt>
              <dd className={styles.after}>{data.after}</dd>
            </dl>
            <input
              ref={slider}
              type="range"
              step="5"
              className={styles.slider}
              aria-label={labels.control}
              aria-valuetext={notes[litCount - 1]?.text ?? labels.before}
              onInput={onInput}
            />
          </div>
          <div className={styles.notes}>
            <h3>{labels.notes}</h3>
            <ol>
              {notes.map(({ words, text }, index) => (
                <li key={words} className={index < litCount ? styles.lit : undefined}>
                  <q>{words}</q>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The initial position of the beam, in percent: the same as in the style sheet and the slider. */
const start = 50;

/**
 * The position of the beam, set by a slider. The style sheet receives it as --at, from 0 to 1; the section
 * renders again only when the beam reaches another note.
 * @param count number of notes
 */
function useBeam(count: number) {
  const slider = useRef<HTMLInputElement>(null);
  const versions = useRef<HTMLDListElement>(null);
  const [litCount, setLit] = useState(passedNotes(start, count));

  function onInput() {
    const at = slider.current?.valueAsNumber ?? start;
    versions.current?.style.setProperty('--at', String(at / 100));
    setLit(passedNotes(at, count));
  }

  // Applies the position that was set before hydration.
  useEffect(onInput, [count]);
  return { slider, versions, litCount, onInput };
}
