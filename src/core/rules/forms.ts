import { Ajv } from 'ajv';
import type { Diagnostic } from '../diagnostic.ts';
import { didYouMean } from '../schema/suggest.ts';
import type { JsonObject } from '../content/valid-page.ts';
import { list } from '../schema/value-words.ts';
import { fault, type CheckedForm, type Rule } from './rule.ts';

/** Forms that pages name exist, and a form's questions are a schema that can be used. */
export const forms: Rule = function* ({ pages, forms: known }) {
  const names = known.map(({ id }) => id);
  for (const page of pages) {
    for (const entry of page.forms) {
      if (names.includes(entry.id)) continue;
      yield fault(page, entry, {
        code: 'missing-form',
        message: `There is no form "${entry.id}".`,
        about: [`pages-config/_forms/${entry.id}.json`],
        hint:
          didYouMean(entry.id, names) ??
          (names.length > 0
            ? `There are: ${names.join(', ')}.`
            : `Write pages-config/_forms/${entry.id}.json.`),
      });
    }
  }
  for (const form of known) yield* checkForm(form);
};

function* checkForm(form: CheckedForm): Iterable<Diagnostic> {
  const { id, data } = form;
  if (!/^[a-z][a-z0-9-]*$/.test(id)) {
    yield fault(
      form,
      { path: [] },
      {
        code: 'form-name',
        message: `The form’s file name "${id}" can’t be its id.`,
        hint: 'Use lower case letters, digits and hyphens.',
      },
    );
  }
  const schema = data['schema'] as JsonObject | undefined;
  const { properties, required } = (schema ?? {}) as {
    properties?: Record<string, JsonObject | undefined>;
    required?: unknown[];
  };
  if (typeof properties !== 'object' || properties === null || !Array.isArray(required)) return;
  yield* unknownQuestions(form, Object.keys(properties), [
    { path: ['schema', 'required'], names: required, what: 'is required' },
    { path: ['texts', 'missing', 'questions'], names: alerted(data), what: 'may be missing' },
  ]);
  const asksForEmail = Object.values(properties).some((question) => question?.format === 'email');
  if (data['receipt'] === true && !asksForEmail) {
    yield fault(
      form,
      { path: ['receipt'] },
      {
        code: 'receipt-without-address',
        message: 'The form promises a receipt, but asks for no e-mail address to send it to.',
        hint: 'Give the question for the address "format": "email", or leave "receipt" out.',
      },
    );
  }
  const problem = compileProblem(schema!);
  if (problem !== undefined) {
    yield fault(
      form,
      { path: ['schema'] },
      {
        code: 'form-schema',
        what: 'key',
        message: `The questions are not a JSON Schema: ${problem}.`,
        hint: 'Compare with a form that works, such as pages-config/_forms/contact.json.',
      },
    );
  }
}

interface Named {
  path: string[];
  names: unknown[];
  /** What the definition says of them. */
  what: string;
}

function* unknownQuestions(form: CheckedForm, known: string[], mentions: Named[]): Iterable<Diagnostic> {
  for (const { path, names, what } of mentions) {
    for (const [index, name] of names.entries()) {
      if (typeof name !== 'string' || known.includes(name)) continue;
      yield fault(
        form,
        { path: [...path, index] },
        {
          code: 'unknown-question',
          message: `"${name}" ${what}, but there is no such question.`,
          hint: didYouMean(name, known) ?? `Questions: ${list(known)}.`,
        },
      );
    }
  }
}

/** The questions that the form's alert speaks of. */
function alerted(data: JsonObject): unknown[] {
  const { missing } = (data['texts'] ?? {}) as { missing?: { questions?: unknown } };
  return Array.isArray(missing?.questions) ? missing.questions : [];
}

function compileProblem(schema: JsonObject): string | undefined {
  try {
    new Ajv({ strict: false, validateFormats: false, logger: false }).compile(schema);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.replace(/^schema is invalid: data\/?/, '').split(', ')[0];
  }
}
