declare global {
  interface Window {
    /** The times from clicks and keys to the next paint, in milliseconds. */
    paints: number[];
    /** The tasks above 50 ms: each with its start and duration in milliseconds. */
    longTasks: [start: number, duration: number][];
  }
}

/**
 * Runs first in each measured document: collects the time from each click and key to the next paint, and long tasks.
 * It is sent to the browser as text, so it uses nothing from outside.
 */
export function interactionProbe(): void {
  window.paints = [];
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration, interactionId } = entry as PerformanceEventTiming & { interactionId: number };
      if (interactionId) window.paints.push(duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.longTasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
}
