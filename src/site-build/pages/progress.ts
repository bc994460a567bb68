/**
 * Reports the progress of a build: the name of each step, and the number of finished parts if a step has
 * many.
 */
export type ReportProgress = (step: string, done?: number, all?: number) => void;
