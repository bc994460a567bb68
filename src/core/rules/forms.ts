import { Ajv } from 'ajv';
import type { Diagnostic } from '../diagnostic.ts';
import { didYouMean } from '../suggest.ts';
import type { JsonObject } from '../validate.ts';
import { list, sentences } from '../wording.ts';
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
        hint: sentences(
          didYouMean(entry.id, names),
          names.length > 0
            ? `There are: ${names.join(', ')}.`
            : `Write pages-config/_forms/${entry.id}.json.`,
        ),
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
  for (const [index, name] of required.entries()) {
    if (typeof name !== 'string' || Object.hasOwn(properties, name)) continue;
    yield fault(
      form,
      { path: ['schema', 'required', index] },
      {
        code: 'unknown-question',
        message: `"${name}" is required, but there is no such question.`,
        hint: didYouMean(name, Object.keys(properties)) ?? `Questions: ${list(Object.keys(properties))}.`,
      },
    );
  }
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

function compileProblem(schema: JsonObject): string | undefined {
  try {
    new Ajv({ strict: false, validateFormats: false, logger: false }).compile(schema);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.replace(/^schema is invalid: data\/?/, '').split(', ')[0];
  }
}
