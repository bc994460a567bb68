import { useEffect, useRef } from 'react';
import type { ResolvedFilm } from '../../core/content/resolved.ts';
import { useMotion } from './motion.ts';

interface FilmProps {
  film: ResolvedFilm;
  className?: string | undefined;
}

/**
 * A silent loop over its poster; the parent places `img` and `video` over each other. The poster stays until
 * the page allows motion: no video is fetched for visitors who prefer reduced motion or save data, nor for a
 * film of the other colour scheme. Before hydration the small script of the page starts films by the same rules. The
 * poster is a separate picture because a browser fetches a video's `poster` even if the video is hidden or
 * far below.
 */
export function Film({ film, className }: FilmProps) {
  const { moving } = useMotion();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const adjust = () => playOrPause(video.current, moving);
    // After the paint, because `adjust` computes the styles of the whole page to see whether the video is displayed.
    let isCurrent = true;
    const adjustLater = () => requestAnimationFrame(() => setTimeout(() => isCurrent && adjust()));
    const theme = matchMedia('(prefers-color-scheme: dark)');
    adjust();
    theme.addEventListener('change', adjust);
    addEventListener('themechange', adjustLater);
    return () => {
      isCurrent = false;
      theme.removeEventListener('change', adjust);
      removeEventListener('themechange', adjustLater);
    };
  }, [moving]);
  const place = { className, width: film.width, height: film.height };
  return (
    <>
      <img {...place} src={film.poster} alt="" loading="lazy" />
      <video
        {...place}
        ref={video}
        preload="none"
        muted
        loop
        playsInline
        aria-label={film.label}
        data-film=""
      >
        {film.sources.map((source) => (
          <source key={source.type} src={source.src} type={source.type} />
        ))}
      </video>
    </>
  );
}

function playOrPause(video: HTMLVideoElement | null, isMoving: boolean): void {
  if (!video) return;
  if (isMoving && video.offsetParent && !savesData()) video.play().catch(() => video.pause());
  else video.pause();
}

// A shared module would be in the file of plain pages, and hydration would wait for that.
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
