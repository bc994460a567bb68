import { isFile } from '../../form/questions/answer-schema.ts';
import { allQuestions } from '../../form/questions/asked-questions.ts';
import { formatCount } from '../../schema/message-parts.ts';
import { listQuestions, quotedLabel, type AskedQuestion } from './asked.ts';
import type { FormCheck } from './form-diagnostic.ts';

/** Reports forms with files whose `limits` are missing or too low, and forms without files that have `limits`. */
export const files: FormCheck = function* (form) {
  const { limits, list, schema } = form;
  const fileQuestions = listQuestions(form).filter(({ question }) => isFile(question));
  for (const each of fileQuestions.filter(({ inRow }) => inRow)) {
    yield {
      path: [...each.path, 'format'],
      code: 'file-in-row',
      message: `${quotedLabel(each)} asks for a file in a row, where none can be attached.`,
      hint: 'Ask for it in a separate question.',
    };
  }
  const questionsOutsideRows = fileQuestions.filter(({ inRow }) => !inRow);
  const [first, ...more] = questionsOutsideRows;
  if (first && !limits) {
    const limitsToAdd = {
      files: 1 + more.length,
      megabytes: 20,
      formats: offeredFormats(questionsOutsideRows),
    };
    yield {
      path: [...first.path, 'format'],
      code: 'missing-limits',
      message: `${quotedLabel(first)} asks for a file, but the form does not say which files it accepts.`,
      hint: `Add "limits": { "files": ${limitsToAdd.files}, "megabytes": 20, "formats": ${JSON.stringify(limitsToAdd.formats).replaceAll(',', ', ')} } to the form.`,
      adds: { path: ['limits'], value: limitsToAdd },
    };
  }
  if (first && limits && limits.files < 1 + more.length) {
    yield {
      path: ['limits', 'files'],
      code: 'too-few-files',
      message: `The form asks for ${1 + more.length} files, but accepts only ${formatCount(limits.files, 'file', 'files')}.`,
      hint: `Write "files": ${1 + more.length}.`,
    };
  }
  for (const key of ['limits', 'list'] as const) {
    if (first || form[key] === undefined) continue;
    yield {
      path: [key],
      what: 'key',
      code: 'unused-key',
      message: `"${key}" is for forms that accept files, and no question asks for one.`,
      hint: 'Leave it out, or give a question the "format": "data-url".',
    };
  }
  if (first && list !== undefined && Object.hasOwn(allQuestions(schema), list)) {
    yield {
      path: ['list'],
      code: 'taken-name',
      message: `"${list}" is a question already, so all answers together can’t have that name.`,
      hint: 'Choose a name that no question has.',
    };
  }
};

/** The formats that `accept` already allows in the browser; PDF if it allows all. */
function offeredFormats(questions: readonly AskedQuestion[]): string[] {
  const offered = questions.flatMap(({ ui }) => ui['ui:options']?.accept?.split(/, ?/) ?? []);
  return offered.length === 0 ? ['pdf'] : [...new Set(offered.map((ending) => ending.slice(1)))];
}
