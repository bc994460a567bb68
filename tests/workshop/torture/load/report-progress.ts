/**
 * Reports the progress of a load every ten seconds.
 * @param report receives the seconds since the beginning
 * @returns an object that ends the reports when it is disposed
 */
export function reportProgress(report: (seconds: number) => void): Disposable {
  const began = performance.now();
  const timer = setInterval(() => report(Math.round((performance.now() - began) / 1000)), 10_000);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
