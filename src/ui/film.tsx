import { useEffect, useRef } from 'react';
import type { ResolvedFilm } from '../core/resolved.ts';
import { useMotion } from './motion.ts';

/**
 * A silent loop. The poster stands until the page allows motion: nothing is fetched for visitors who ask for less
 * motion or save data. Before the page wakes, the small script of the page starts films by the same rules.
 */
export function Film({ film, className, eager = false }: { film: ResolvedFilm; className?: string | undefined; eager?: boolean }) {
  const { moving } = useMotion();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (moving && !savesData()) element.play().catch(() => element.pause());
    else element.pause();
  }, [moving]);
  return (
    <video
      ref={video}
      className={className}
      width={film.width}
      height={film.height}
      poster={film.poster}
      preload="none"
      muted
      loop
      playsInline
      disablePictureInPicture
      aria-label={film.label}
      tabIndex={-1}
      data-film={eager ? 'eager' : ''}
    >
      {film.sources.map((source) => (
        <source key={source.type} src={source.src} type={source.type} />
      ))}
    </video>
  );
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
