import { applyEdits, invertEdits, differenceEdits, type TextEdit } from 'pagewright/json';

/** One step of a file's history, as edits of its text and their inverse. */
export interface Step {
  edits: TextEdit[];
  inverse: TextEdit[];
  /** A key for the changed value: steps of the same value are joined while a word is typed. */
  place: string;
  /** The row of the outline that was selected. */
  row: string;
  description: string;
  /** Whether it is a key press in a text, or several. */
  isTyped?: boolean;
  /** The time in milliseconds since 1970. */
  at: number;
  /** The number of the step among those of all files. */
  sequence: number;
}

/** The steps that can be undone and redone, the last one last. */
export interface History {
  done: Step[];
  undone: Step[];
}

/** The parts of a step that the caller of an edit knows. */
export type StepFacts = Omit<Step, 'edits' | 'inverse' | 'isTyped'>;

/**
 * Adds a step. Typing in the same value is joined with the last step, until a pause or the end of a word.
 * @param isTyped whether the step is a key press in a text
 */
export function addStep(
  history: History,
  before: string,
  after: string,
  facts: StepFacts,
  isTyped: boolean,
): History {
  const last = history.done.at(-1);
  const joins =
    isTyped &&
    last?.isTyped === true &&
    history.undone.length === 0 &&
    last.place === facts.place &&
    facts.at - last.at < PAUSE &&
    !endsWord(last);
  const start = joins ? applyEdits(before, last.inverse) : before;
  const edits = differenceEdits(start, after);
  const step: Step = { ...facts, isTyped, edits, inverse: invertEdits(start, edits) };
  const earlier = joins ? history.done.slice(0, -1) : history.done;
  return { done: [...earlier, step].slice(-MAX_STEPS), undone: [] };
}

/** Undoes the last step of a text. @returns undefined if there is none */
export function undoStep(
  history: History,
  text: string,
): { history: History; text: string; step: Step } | undefined {
  const step = history.done.at(-1);
  if (!step) return undefined;
  return {
    history: { done: history.done.slice(0, -1), undone: [...history.undone, step] },
    text: applyEdits(text, step.inverse),
    step,
  };
}

/** Redoes the step that was undone last. @returns undefined if there is none */
export function redoStep(
  history: History,
  text: string,
): { history: History; text: string; step: Step } | undefined {
  const step = history.undone.at(-1);
  if (!step) return undefined;
  return {
    history: { done: [...history.done, step], undone: history.undone.slice(0, -1) },
    text: applyEdits(text, step.edits),
    step,
  };
}

/** Whether the last typed character was white space. */
function endsWord({ edits }: Step): boolean {
  return edits.some(({ text }) => /\s$/.test(text));
}

/** A pause in milliseconds; after a longer one, a new step begins. */
const PAUSE = 1000;

/** The number of steps that can be undone. */
const MAX_STEPS = 500;
