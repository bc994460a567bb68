import { isSavingData, runAfterLoad } from './page-state.ts';

/** Starts the films of the page, if motion is allowed. A film of the other colour scheme is not displayed and so not loaded. */
export function startFilms(): void {
  if (!allowsMotion()) return;
  for (const film of document.querySelectorAll<HTMLVideoElement>('video[data-film]'))
    runAfterLoad(() => film.offsetParent && film.play().catch(() => film.pause()));
}

function allowsMotion(): boolean {
  return (
    document.documentElement.dataset.motion !== 'paused' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !isSavingData()
  );
}
