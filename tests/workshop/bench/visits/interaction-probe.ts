declare function report(message: string): void;

/**
 * Runs first in each measured document: reports the time from each click and key to the next paint, in milliseconds.
 * It is sent to the browser as text, so it uses nothing from outside.
 */
export function interactionProbe(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { name, duration, interactionId } = entry as PerformanceEventTiming & { interactionId: number };
      if (interactionId) report(JSON.stringify({ name: 'interaction', event: name, duration }));
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
