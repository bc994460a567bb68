import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type Form from '@rjsf/core';
import { deepEquals } from '@rjsf/utils';
import { everyQuestion } from '../../core/form/questions/asked-questions.ts';
import type { Answers } from '../../core/form/form-definition.ts';
import { checkAnswerFile } from './check-file.ts';
import { readDraftFiles, removeFiles, writeFiles } from '../draft/draft-files.ts';
import { readDraft, removeDraft, writtenAnswers } from '../draft/draft-text.ts';
import type { FormDraft } from '../draft/draft-text.ts';
import type { FormFiles } from './files-context.ts';
import type { LoadedForm } from '../loaded-form.ts';
import { typedAnswers } from './typed-answers.ts';
import { useLocale } from '../../ui/locale.ts';
import { useDraft } from '../draft/use-draft.ts';
import type { PrefilledAnswers } from '../topic/use-prefilled-answers.ts';
import { useUploads } from '../uploads/use-uploads.ts';

/** The answers of a form, and the functions that change them. */
export interface AnswersState extends Pick<FormFiles, 'chosen' | 'refused' | 'choose' | 'arriving'> {
  latest: () => Answers;
  /**
   * Updates the answers.
   * @returns whether they differ from the previous ones
   */
  change: (values: Answers) => boolean;
  /** Whether the form contains answers of an earlier visit. */
  isRestored: boolean;
  /** The restored draft, after its files are loaded. */
  restoredDraft: FormDraft | undefined;
  draft: ReturnType<typeof useDraft>;
  /** Waits until all uploads have arrived. */
  finishUploads: ReturnType<typeof useUploads>['finish'];
  /** Clears the form and removes the draft. */
  clear: () => void;
}

interface Places {
  /** The element around the form, as prerendered. */
  holder: RefObject<HTMLElement | null>;
  /**
   * The form component. It holds the answers while they are typed, so that a key press renders only its
   * field.
   */
  view: RefObject<Form | null>;
}

/**
 * The answers of a form: input before hydration, answers restored from an earlier visit, and current input,
 * which is saved as a draft.
 * @param places the elements of the form
 * @param prefilled answers that follow from the link to the form
 * @param documentAnswers answers in the document; if there are any, nothing is restored
 */
export function useAnswers(
  form: LoadedForm,
  { holder, view }: Places,
  prefilled: PrefilledAnswers,
  documentAnswers?: Answers,
): AnswersState {
  const locale = useLocale();
  const { definition } = form;
  const defaults = useMemo(
    () => ({ ...form.defaults, ...prefilled.begun, ...prefilled.chosen }),
    [form, prefilled],
  );
  const [chosen, setChosen] = useState<FormFiles['chosen']>({});
  const [refused, setRefused] = useState<FormFiles['refused']>({});
  const [start, setStart] = useState<Pick<AnswersState, 'isRestored' | 'restoredDraft'>>(untouched);
  /** The last chosen files, and those of them that were accepted. */
  const lastChosen = useRef<FormFiles['chosen']>({});
  const acceptedFiles = useRef<FormFiles['chosen']>({});
  const draft = useDraft(form, prefilled.begun);
  const uploads = useUploads(form, draft);
  const latest = useRef<Answers>(documentAnswers ?? defaults);

  /** Sets answers that the visitor has not just typed. */
  const setAnswers = (next: Answers) => {
    latest.current = next;
    view.current?.setFieldValue([], next);
  };
  const choose = async (question: string, file: File | undefined) => {
    lastChosen.current[question] = file;
    const reason = file && (await checkAnswerFile(file, definition.limits, locale));
    // The visitor may have chosen another file meanwhile.
    if (lastChosen.current[question] !== file) return;
    acceptedFiles.current = { ...acceptedFiles.current, [question]: reason ? undefined : file };
    const name = acceptedFiles.current[question]?.name;
    latest.current = { ...latest.current, [question]: name };
    // Only this answer is set: setting all would reset letters that the form has not received yet
    // (`useTyped`).
    view.current?.setFieldValue([question], name);
    setChosen(acceptedFiles.current);
    setRefused((before) => ({
      ...before,
      [question]: file && reason ? { name: file.name, reason } : undefined,
    }));
    draft.save(latest.current);
    void writeFiles(definition.id, acceptedFiles.current);
    if (file && !reason) uploads.begin(question, file);
    else uploads.drop(question);
  };
  const chooseEach = (files: FormFiles['chosen']) =>
    Promise.all(Object.entries(files).map(([question, file]) => choose(question, file)));

  const begin = useEffectEvent(() => {
    const element = holder.current?.querySelector('form');
    if (!element || documentAnswers) return;
    const earlier = readDraft(definition.id);
    const writtenValues = earlier && writtenAnswers(earlier);
    if (earlier) draft.resume({ ...earlier, answers: { ...writtenValues } });
    // An expired draft is removed with its files.
    else if (form.files.length > 0) void removeFiles(definition.id);
    const knownAnswers = { ...defaults, ...writtenValues, ...prefilled.chosen };
    const typed = typedAnswers(element, everyQuestion(definition.schema), defaults, knownAnswers);
    if (!earlier && !typed.isChanged) return;
    setAnswers(typed.values);
    void chooseEach(typed.files);
    setStart({ ...untouched, isRestored: !!earlier });
    if (typed.isChanged) draft.save(typed.values);
    if (!earlier) return;
    void readDraftFiles(definition.id)
      .then((files) => chooseEach({ ...files, ...lastChosen.current }))
      .then(() => setStart((before) => ({ ...before, restoredDraft: earlier })));
  });
  // oxlint-disable-next-line react/set-state-in-effect -- only the document has the earlier input
  useLayoutEffect(() => begin(), []);

  const change = (next: Answers) => {
    if (deepEquals(next, latest.current)) return false;
    latest.current = next;
    draft.save(next);
    return true;
  };
  const clear = () => {
    setAnswers(defaults);
    lastChosen.current = {};
    acceptedFiles.current = {};
    setChosen({});
    setRefused({});
    setStart(untouched);
    for (const question of form.files) uploads.drop(question);
    draft.removeStored();
    removeDraft(definition.id);
    void removeFiles(definition.id);
  };
  // A layout effect: a form that replaces this one reads the draft when it mounts, before normal effects of
  // this one would run.
  useLayoutEffect(() => draft.flush, [draft.flush]);
  return {
    latest: () => latest.current,
    chosen,
    refused,
    choose,
    change,
    clear,
    draft,
    arriving: uploads.states,
    finishUploads: uploads.finish,
    ...start,
  };
}

const untouched = { isRestored: false, restoredDraft: undefined };
