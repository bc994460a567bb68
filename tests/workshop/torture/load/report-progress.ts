/**
 * Reports the progress of a load every ten seconds.
 * @param tell receives the seconds since the beginning
 * @returns ends it
 */
export function reportProgress(tell: (seconds: number) => void): Disposable {
  const began = performance.now();
  const timer = setInterval(() => tell(Math.round((performance.now() - began) / 1000)), 10_000);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
