import type { WrittenForm } from '../../content/form.gen.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { meantOr } from '../../schema/suggest.ts';
import { fault, type CheckedForm, type Rule, type RuleContext } from '../rule.ts';
import { answers } from './answers.ts';
import { appearance } from './appearance.ts';
import { conditions } from './conditions.ts';
import { files } from './files.ts';
import type { FormCheck } from './form-fault.ts';
import { labels } from './labels.ts';
import { names } from './names.ts';
import { sending } from './sending.ts';
import { service } from './service.ts';
import { subject } from './subject.ts';

/** What no schema can say of a form that keeps to it: what its parts ask of each other. */
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

/** Forms that pages and the site name exist, and whatever a form asks can be drawn, answered, sent and delivered. */
export const forms: Rule = function* (context) {
  yield* missingForms(context);
  const told = new Set<string>();
  for (const form of context.forms) {
    yield* formName(form);
    if (!form.valid) continue;
    const absent = new Set<string>();
    for (const check of CHECKS) {
      for (const found of check(form.data as unknown as WrittenForm, context)) {
        const { path, what = 'value', absent: question, ...report } = found;
        // A delivery that the site does not list is told once, however many forms name it; a question that is not there
        // once in its form.
        const isTold =
          (report.code === 'unknown-delivery' && told.has(report.message)) ||
          (question !== undefined && absent.has(question));
        told.add(report.message);
        if (question !== undefined) absent.add(question);
        if (!isTold) yield fault(form, { path }, { ...report, what });
      }
    }
  }
};

function* missingForms({ pages, site, forms: known }: RuleContext): Iterable<Diagnostic> {
  const ids = known.map(({ id }) => id);
  for (const file of site ? [...pages, site] : pages) {
    for (const entry of file.forms) {
      if (ids.includes(entry.id)) continue;
      yield fault(file, entry, {
        code: 'missing-form',
        message: `There is no form "${entry.id}".`,
        about: [`pages-config/_forms/${entry.id}.json`],
        ...meantOr(
          entry.id,
          ids,
          ids.length > 0 ? `There are: ${ids.join(', ')}.` : `Write pages-config/_forms/${entry.id}.json.`,
        ),
      });
    }
  }
}

function* formName(form: CheckedForm): Iterable<Diagnostic> {
  if (/^[a-z][a-z0-9-]*$/.test(form.id)) return;
  yield fault(
    form,
    { path: [] },
    {
      code: 'form-name',
      message: `The form’s file name "${form.id}" can’t be its id.`,
      hint: 'Use lower case letters, digits and hyphens.',
    },
  );
}
