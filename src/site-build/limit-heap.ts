import { setFlagsFromString } from 'node:v8';

/**
 * Limits the growth of the heap between garbage collections, in this process and in new threads. A build
 * produces much garbage, and V8 lets it accumulate on a busy machine, where collecting seems slow.
 */
export function limitHeapGrowth(): void {
  limitYoungGeneration();
  // The young generation of threads that start from now on has 8 MB: with less, the data of pages in progress
  // would be promoted to the old generation.
  setFlagsFromString('--min-semi-space-size=8');
  setFlagsFromString('--heap-growing-percent=80');
}

/**
 * Keeps the young generation at its initial size, one or two megabytes instead of 32: the garbage of pages is
 * collected earlier, without a cost.
 */
export function limitYoungGeneration(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
