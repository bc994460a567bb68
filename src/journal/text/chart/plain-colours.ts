import type { ChartColours } from './chart-pen.ts';

/** For charts that follow no theme: dark on white, and told apart without colour as well. */
export const plainColours: ChartColours = {
  ink: '#1f1d1a',
  line: '#c9c4ba',
  fills: ['#1f1d1a', '#e0a526', '#f3e7cb'],
};
