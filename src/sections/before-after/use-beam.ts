import { useEffect, useRef, useState } from 'react';
import { litNotes } from './lit-notes.ts';

/** Where the beam lies until somebody draws it, in percent: the style sheet and a slider of its own say the same. */
const start = 50;

/**
 * The place of the beam, which a slider sets. It goes to the style sheet as --at, from 0 to 1; only a note that lights up
 * draws the section anew.
 * @param count how many notes there are
 */
export function useBeam(count: number) {
  const slider = useRef<HTMLInputElement>(null);
  const versions = useRef<HTMLDListElement>(null);
  const [lit, setLit] = useState(litNotes(start, count));

  function onInput() {
    const at = slider.current?.valueAsNumber ?? start;
    versions.current?.style.setProperty('--at', String(at / 100));
    setLit(litNotes(at, count));
  }

  // What was drawn before the page hydrated counts from the moment it hydrates.
  useEffect(onInput, [count]);
  return { slider, versions, lit, onInput };
}
