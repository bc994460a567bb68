/**
 * Progress as text: “250 of 1,000 pages, 480 a second, 2 s left”.
 * @param seconds seconds since the start
 * @param unit unit of the count, in the plural
 */
export function progressText(done: number, all: number, seconds: number, unit = ''): string {
  const count = `${done.toLocaleString('en')} of ${all.toLocaleString('en')}${unit && ` ${unit}`}`;
  if (seconds <= 0 || done === 0) return count;
  const rate = done / seconds;
  const speed = rate < 10 ? rate.toFixed(1) : Math.round(rate).toLocaleString('en');
  const timeLeft = done < all ? `, ${duration((all - done) / rate)} left` : '';
  return `${count}, ${speed} a second${timeLeft}`;
}

/** Seconds in words: 40 s, 5 min, 1 h 20 min. */
function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
