import { useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * A frame with a given width, scaled down if the available space is narrower.
 * @param width in CSS pixels. Default: the available width
 */
export function SizedFrame({ width, children }: { width: number | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const scale = width === undefined || room === 0 ? 1 : Math.min(1, room / width);
  const size = width === undefined ? {} : { width, height: `${100 / scale}%`, transform: `scale(${scale})` };
  return (
    <div ref={place} className="sized">
      <div className="frame" style={size}>
        {children}
      </div>
    </div>
  );
}
