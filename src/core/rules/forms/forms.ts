import { isContentName } from '../../content/content-name.ts';
import type { WrittenForm } from '../../content/form.gen.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { suggestOr } from '../../schema/suggest.ts';
import { createDiagnostic, type CheckedForm, type Rule, type RuleContext } from '../rule.ts';
import { answers } from './answers.ts';
import { appearance } from './appearance.ts';
import { conditions } from './conditions.ts';
import { files } from './files.ts';
import type { FormCheck } from './form-diagnostic.ts';
import { labels } from './labels.ts';
import { names } from './names.ts';
import { sending } from './sending.ts';
import { service } from './service.ts';
import { subject } from './subject.ts';

/** Checks of valid forms that no schema can express: relations between their parts. */
const CHECKS: FormCheck[] = [
  names,
  labels,
  conditions,
  answers,
  files,
  appearance,
  service,
  subject,
  sending,
];

/** Reports missing forms, and forms that can't be rendered, filled in, sent or delivered. */
export const forms: Rule = function* (context) {
  yield* missingForms(context);
  const reported = new Set<string>();
  for (const form of context.forms) {
    yield* formName(form);
    if (!form.valid) continue;
    const absent = new Set<string>();
    for (const check of CHECKS) {
      for (const report of check(form.data as unknown as WrittenForm, context)) {
        const { path, what = 'value', absent: question, ...content } = report;
        // A missing delivery is reported once for all forms; a missing question once per form.
        const isReported =
          (content.code === 'unknown-delivery' && reported.has(content.message)) ||
          (question !== undefined && absent.has(question));
        reported.add(content.message);
        if (question !== undefined) absent.add(question);
        if (!isReported) yield createDiagnostic(form, { path }, { ...content, what });
      }
    }
  }
};

function* missingForms({ pages, site, forms: allForms }: RuleContext): Iterable<Diagnostic> {
  const ids = allForms.map(({ id }) => id);
  for (const file of site ? [...pages, site] : pages) {
    for (const entry of file.forms) {
      if (ids.includes(entry.id)) continue;
      yield createDiagnostic(file, entry, {
        code: 'missing-form',
        message: `There is no form "${entry.id}".`,
        about: [`pages-config/_forms/${entry.id}.json`],
        ...suggestOr(
          entry.id,
          ids,
          ids.length > 0 ? `There are: ${ids.join(', ')}.` : `Write pages-config/_forms/${entry.id}.json.`,
        ),
      });
    }
  }
}

function* formName(form: CheckedForm): Iterable<Diagnostic> {
  if (isContentName(form.id)) return;
  yield createDiagnostic(
    form,
    { path: [] },
    {
      code: 'form-name',
      message: `The form’s file name "${form.id}" can’t be its id.`,
      hint: 'Use lower case letters, digits and hyphens.',
    },
  );
}
