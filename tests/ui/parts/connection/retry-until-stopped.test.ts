import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryUntilStopped } from '../../../../src/ui/parts/connection/retry-until-stopped.ts';
import type { RetryLoop } from '../../../../src/ui/parts/connection/retry-until-stopped.ts';

class FakeElement extends EventTarget {
  private readonly isField: boolean;
  constructor(isField: boolean) {
    super();
    this.isField = isField;
  }
  closest() {
    return this.isField ? this : null;
  }
}

let browser: EventTarget;
let page: EventTarget & { hidden: boolean };
let tries: RetryLoop;
let attempts: number;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new EventTarget();
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', FakeElement);
  attempts = 0;
});

afterEach(() => {
  tries.stop();
  vi.useRealTimers();
});

/** Attempts that all fail, and the times in seconds at which they are made. */
function failing(onPause?: (next: number) => void): number[] {
  const begin = Date.now();
  const times: number[] = [];
  tries = retryUntilStopped(async () => {
    attempts += 1;
    times.push((Date.now() - begin) / 1000);
  }, onPause);
  return times;
}

function press(target: FakeElement): void {
  const event = new Event('pointerdown');
  Object.defineProperty(event, 'target', { value: target });
  browser.dispatchEvent(event);
}

test('an attempt is repeated after 5, 15 and 60 seconds, then every 60, until it is stopped', async () => {
  const next: number[] = [];
  const begin = Date.now();
  const times = failing((at) => next.push((at - begin) / 1000));
  await vi.advanceTimersByTimeAsync(200_000);
  expect(times).toEqual([5, 20, 80, 140, 200]);
  expect(next).toEqual([5, 20, 80, 140, 200, 260]);
  tries.stop();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(times).toHaveLength(5);
});

test('an attempt is repeated at once when the browser reports a connection, and when the tab is shown again', async () => {
  const times = failing();
  await vi.advanceTimersByTimeAsync(1000);
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1000);
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(times).toEqual([1, 2]);
});

test('a click repeats the attempt, but not within 5 seconds, and not in a field', async () => {
  const times = failing();
  await vi.advanceTimersByTimeAsync(5000);
  press(new FakeElement(false));
  await vi.advanceTimersByTimeAsync(6000);
  press(new FakeElement(true));
  press(new FakeElement(false));
  await vi.advanceTimersByTimeAsync(0);
  expect(times).toEqual([5, 11]);
});

test('attempts never overlap; an attempt that throws is repeated like any other', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let end: (error: Error) => void = () => undefined;
  tries = retryUntilStopped(() => {
    attempts += 1;
    return new Promise((_, reject) => (end = reject));
  });
  tries.now();
  tries.now();
  browser.dispatchEvent(new Event('online'));
  expect(attempts).toBe(1);
  end(new Error('broken'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect([attempts, warned.mock.calls.length]).toEqual([2, 1]);
});
