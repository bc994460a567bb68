import { useEffect, useState } from 'react';

/**
 * The part of the page that is being read: the one that crosses a line in the upper half of the window.
 * @param ids of the parts, joined by spaces
 */
export function usePartInView(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.filter(({ isIntersecting }) => isIntersecting).at(-1);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-30% 0px -69% 0px' },
    );
    for (const id of ids.split(' ')) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
