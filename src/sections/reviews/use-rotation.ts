import { useEffect, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { useMotion } from '../../ui/motion.ts';
import type { Carousel } from './use-carousel.ts';

interface Rotation {
  /** True while the slides move on by themselves. */
  rotating: boolean;
  /** What holds the slides still: a pointer or a finger on them, or the keyboard's focus among them. */
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
}

/** Moves slides on by themselves while they are in view, motion is allowed and nobody holds them. */
export function useRotation(
  carousel: Carousel,
  interval: number,
  root: RefObject<HTMLElement | null>,
): Rotation {
  const { hydrated, dragging, index, step } = carousel;
  const { moving } = useMotion();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [inView, setInView] = useState(false);
  const rotating = hydrated && moving && inView && !pointed && !focused && !dragging;

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.some((entry) => entry.isIntersecting));
      // What was there before hydration sends no event any more. A finger leaves no pointer behind.
      setPointed(matchMedia('(hover: hover)').matches && element.matches(':hover'));
      const active = element.querySelector(':focus');
      setFocused(active !== null && holds(active));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);

  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => step(1), interval);
    return () => clearTimeout(timer);
  }, [rotating, interval, index, step]);

  return {
    rotating,
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: (event) => setFocused(holds(event.target)),
      onBlur: () => setFocused(false),
    },
  };
}

/** Focus by keyboard holds the slides, except on the button that has just set them going. */
function holds(element: Element): boolean {
  return element.matches(':focus-visible') && !element.matches('[data-motion-toggle]');
}
