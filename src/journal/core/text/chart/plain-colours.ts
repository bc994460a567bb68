import type { ChartColours } from './chart-pen.ts';

/** The colours of charts without a theme: dark on white, and distinguishable without colour. */
export const plainColours: ChartColours = {
  ink: '#1f1d1a',
  line: '#c9c4ba',
  fills: ['#1f1d1a', '#e0a526', '#f3e7cb'],
};
