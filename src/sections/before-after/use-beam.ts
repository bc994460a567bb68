import { useEffect, useRef, useState } from 'react';
import { passedNotes } from './passed-notes.ts';

/** The initial position of the beam, in percent: the same as in the style sheet and the slider. */
const start = 50;

/**
 * The position of the beam, set by a slider. The style sheet receives it as --at, from 0 to 1; the section
 * renders again only when the beam reaches another note.
 * @param count number of notes
 */
export function useBeam(count: number) {
  const slider = useRef<HTMLInputElement>(null);
  const versions = useRef<HTMLDListElement>(null);
  const [lit, setLit] = useState(passedNotes(start, count));

  function onInput() {
    const at = slider.current?.valueAsNumber ?? start;
    versions.current?.style.setProperty('--at', String(at / 100));
    setLit(passedNotes(at, count));
  }

  // Applies the position that was set before hydration.
  useEffect(onInput, [count]);
  return { slider, versions, lit, onInput };
}
