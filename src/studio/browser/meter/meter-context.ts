import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Measures } from './measures.ts';
import type { PageMeter } from './page-meter.ts';

/** The meter of the open page: its weight and readability. */
export const MeterContext = createContext<PageMeter | null>(null);

/** The measures of the open page. @throws outside of one */
export function useMeasures(): Measures {
  const meter = useContext(MeterContext);
  if (!meter) throw new Error('No page is open.');
  return useSyncExternalStore(meter.subscribe, () => meter.measures);
}
