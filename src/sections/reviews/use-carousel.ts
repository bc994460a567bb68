import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { KeenSliderInstance } from 'keen-slider';
import { wrapIndex, swipeStep } from './swipe.ts';

/** The state of a carousel, and the handlers of its controls. */
export interface Carousel {
  /** The parent of the slides. It scrolls until the slider takes over. */
  track: RefObject<HTMLDivElement | null>;
  index: number;
  /** Whether the slider has taken over from scrolling. */
  isHydrated: boolean;
  /** Whether a finger or the mouse is dragging the slides. */
  isDragging: boolean;
  /** Moves by a number of slides. */
  step: (by: number) => void;
  /** Updates `index` while the visitor scrolls the slides. */
  onScroll: () => void;
}

/** Slides that scroll until keen-slider is loaded; then it moves them. */
export function useCarousel(count: number): Carousel {
  const track = useRef<HTMLDivElement>(null);
  const slider = useRef<KeenSliderInstance>(null);
  /** The target slide. Its number does not wrap, so that the ring turns the shorter way. */
  const target = useRef(0);
  const [index, setIndex] = useState(0);
  const [isHydrated, setHydrated] = useState(false);
  const [isDragging, setDragging] = useState(false);

  const step = useCallback(
    (by: number) => {
      target.current += by;
      setIndex(wrapIndex(target.current, count));
      if (slider.current) slider.current.moveToIdx(target.current, true, { duration: duration() });
      else scrollTo(track.current, wrapIndex(target.current, count));
    },
    [count],
  );

  const onScroll = useCallback(() => {
    const element = track.current;
    if (!element || slider.current) return;
    target.current = scrolledIndex(element);
    setIndex(target.current);
  }, []);

  useEffect(() => {
    const element = track.current;
    if (!element || count < 2) return;
    let isCurrent = true;
    let start = 0;
    import('keen-slider').then(
      ({ default: KeenSlider }) => {
        if (!isCurrent) return;
        target.current = scrolledIndex(element);
        element.scrollTo({ left: 0, behavior: 'instant' });
        slider.current = new KeenSlider(element, {
          initial: target.current,
          loop: true,
          selector: () => Array.from(element.children).filter((child) => child instanceof HTMLElement),
          dragStarted: ({ track: { details } }) => {
            start = details.position;
            setDragging(true);
          },
          dragEnded: (self) => {
            setDragging(false);
            step(swipeStep((start - self.track.details.position) * self.size));
          },
        });
        setHydrated(true);
      },
      (cause: unknown) =>
        console.warn('The slider of the reviews could not be loaded: they scroll instead.', cause),
    );
    return () => {
      isCurrent = false;
      slider.current?.destroy();
      slider.current = null;
    };
  }, [count, step]);

  return { track, index, isHydrated, isDragging, step, onScroll };
}

function scrolledIndex(element: HTMLElement): number {
  return element.clientWidth > 0 ? Math.round(element.scrollLeft / element.clientWidth) : 0;
}

function scrollTo(element: HTMLElement | null, index: number): void {
  element?.scrollTo({ left: index * element.clientWidth });
}

/** The duration of a slide change in milliseconds. After this time the stylesheet hides the old slide. */
function duration(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 480;
}
