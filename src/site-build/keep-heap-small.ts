import { setFlagsFromString } from 'node:v8';

/**
 * Limits the growth of the heap between garbage collections, in this process and in new threads. A build produces
 * much garbage; on a busy machine, where collecting seems slow, V8 would let it accumulate.
 */
export function keepHeapSmall(): void {
  keepNewObjectsFew();
  // Threads started from now on have 8 MB: with less, pages in progress would be promoted to the old generation.
  setFlagsFromString('--min-semi-space-size=8');
  setFlagsFromString('--heap-growing-percent=80');
}

/**
 * Keeps the young generation at its initial size, one or two megabytes instead of 32: the garbage of pages is
 * collected earlier, at no cost.
 */
export function keepNewObjectsFew(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
