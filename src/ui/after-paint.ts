/**
 * Does something once the next frame is painted: what a visitor waits for is seen before what nobody does.
 * @returns what calls it off
 */
export function afterPaint(work: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
