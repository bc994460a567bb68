/** Reports the progress of a build: each step by name, and for a step with many parts the number of finished ones. */
export type Progress = (step: string, done?: number, all?: number) => void;
