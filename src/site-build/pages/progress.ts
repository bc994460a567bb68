/** Reports the progress of a build: each step by name, and for a step with many parts the number of finished ones. */
export type ReportProgress = (step: string, done?: number, all?: number) => void;
