import { useEffect, useState } from 'react';
import type { Entry } from './entries.ts';

/**
 * The part that the visitor is reading: the last one whose heading has passed the upper third of the window.
 */
export function useCurrent(entries: readonly Entry[]): Entry | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    const update = () => {
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
      setCurrent((passed.at(-1) ?? headings[0])?.id);
    };
    // The result changes only when a heading enters or leaves the upper third.
    const observer = new IntersectionObserver(update, { rootMargin: '0px 0px -66%' });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [entries]);
  return entries.find(({ id }) => id === current);
}
