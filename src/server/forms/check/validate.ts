import { askedQuestions } from '../../../core/form/questions/asked-questions.ts';
import type { FormError } from '../../../core/form/errors/form-errors.ts';
import { todayOnEarth } from '../../../core/form/answers/day-limits.ts';
import { missingText } from '../../../core/form/errors/form-messages.ts';
import type { Translate } from '../../../core/messages/locale.ts';
import type { ServerForm } from '../form-registry.ts';
import { RefusalError } from '../refusal.ts';
import type { IncomingSubmission } from '../submission.ts';

/**
 * Validates the answers and files of a submission, after unasked questions were removed.
 * @throws RefusalError with all errors
 */
export function validate(form: ServerForm, submission: IncomingSubmission, now: Date): void {
  const { answers, problems } = submission;
  const errors = [
    ...form.check(answers, todayOnEarth(now.getTime())),
    ...problems.map(({ path, message }) => ({ path, message })),
    ...missingFiles(form, submission),
  ];
  if (errors.length === 0) return;
  const codes = problems.flatMap((problem) => ('code' in problem ? [problem.code] : []));
  const code =
    codes.find((each) => each === 'too-large') ?? codes.find((each) => each === 'unsupported') ?? 'invalid';
  // Limited, so that a request with thousands of unknown keys does not cause a large response.
  throw new RefusalError(code, (t) => summary(errors, t), { errors: errors.slice(0, 100) });
}

function summary(errors: readonly FormError[], t: Translate): string {
  const [only] = errors;
  return errors.length === 1 && only ? only.message : t('server.severalProblems', { count: errors.length });
}

/** Required files that are not attached and have no other error yet. */
function missingFiles(
  { definition, files: fields, t }: ServerForm,
  { answers, files, problems }: IncomingSubmission,
): FormError[] {
  const schema = askedQuestions(definition.schema, answers);
  const handledFields = new Set([...files.map(({ field }) => field), ...problems.map(({ path }) => path)]);
  return fields
    .filter((name) => schema.required.includes(name) && !handledFields.has(name))
    .map((name) => ({ path: name, message: missingText(schema.properties[name], name, t) }));
}
