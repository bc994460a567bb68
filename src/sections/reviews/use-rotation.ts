import { useEffect, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { useMotion } from '../../ui/motion/motion.ts';
import type { Carousel } from './use-carousel.ts';

interface Rotation {
  /** Whether the slides move automatically. */
  isRotating: boolean;
  /** The handlers for pointer, finger and keyboard focus, which stop the slides. */
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
}

/** Moves the slides automatically while they are visible, motion is allowed and nothing stops them. */
export function useRotation(
  carousel: Carousel,
  interval: number,
  root: RefObject<HTMLElement | null>,
): Rotation {
  const { isHydrated, isDragging, index, step } = carousel;
  const { moving } = useMotion();
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isInView, setInView] = useState(false);
  const isRotating = isHydrated && moving && isInView && !isHovered && !hasFocus && !isDragging;

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.some((entry) => entry.isIntersecting));
      // States from before hydration cause no events. After a touch, no pointer hovers.
      setHovered(matchMedia('(hover: hover)').matches && element.matches(':hover'));
      const active = element.querySelector(':focus');
      setFocus(active !== null && hasFocusInside(active));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);

  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(() => step(1), interval);
    return () => clearTimeout(timer);
  }, [isRotating, interval, index, step]);

  return {
    isRotating,
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: (event) => setFocus(hasFocusInside(event.target)),
      onBlur: () => setFocus(false),
    },
  };
}

/** Keyboard focus inside stops the slides, except on the button that has just started them. */
function hasFocusInside(element: Element): boolean {
  return element.matches(':focus-visible') && !element.matches('[data-motion-toggle]');
}
