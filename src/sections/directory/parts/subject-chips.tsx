import { useEffect, useId, useRef } from 'react';
import { TextLink } from '../../../ui/action.tsx';
import { linkAbout } from '../../../ui/parts/link-about.ts';
import type { DirectoryData } from '../props.gen.ts';
import '../../../ui/parts/chips.css';
import styles from '../directory.module.css';

interface SubjectChipsProps {
  chips: NonNullable<DirectoryData['chips']>;
  subjects: string[];
  /** The chosen subject; empty for none. */
  chosen: string;
  onChoose: (subject: string) => void;
}

/** The subjects to choose from, and a link with the chosen one. Hidden without scripts. */
export function SubjectChips({ chips, subjects, chosen, onChoose }: SubjectChipsProps) {
  const name = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);

  // Applies the choice from before hydration.
  useEffect(
    () => onChoose(fieldset.current?.querySelector<HTMLInputElement>(':checked')?.value ?? ''),
    [onChoose],
  );
  return (
    <div className={styles.subjects} data-whole-page="">
      <fieldset ref={fieldset} className="chips">
        <legend>{chips.legend}</legend>
        {['', ...subjects].map((subject) => (
          <label key={subject} className="chip">
            <input
              type="radio"
              name={name}
              value={subject}
              defaultChecked={subject === ''}
              onChange={() => onChoose(subject)}
            />
            {subject || chips.all}
          </label>
        ))}
      </fieldset>
      <p className={styles.ask}>{chosen && <TextLink link={linkAbout(chips.ask, chosen)} />}</p>
    </div>
  );
}
