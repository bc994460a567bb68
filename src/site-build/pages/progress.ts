/** Told what a build does: each step by its name, and of a step with many parts how many are done. */
export type Progress = (step: string, done?: number, all?: number) => void;
