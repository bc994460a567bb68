import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { listChoices } from '../../../src/core/form/questions/answer-schema.ts';
import { allQuestions } from '../../../src/core/form/questions/asked-questions.ts';
import type { FormDefinition } from '../../../src/core/form/form-definition.ts';
import { builtSiteFile } from '../../../src/core/page/built-site.ts';
import type { BuiltSiteData as ServedSite } from '../../../src/core/page/built-site.ts';
import { listPlacedForms } from '../../workshop/built/built-site.ts';
import type { BuiltSite, PlacedForm } from '../../workshop/built/built-site.ts';

/** A form whose first condition depends on one question with choices. */
export interface ConditionalForm extends PlacedForm {
  /** The names of all its questions that are not always asked. */
  conditional: string[];
  /** The deciding question, an answer that opens more questions, and one that does not. */
  decider: { name: string; title: string; yes: string; no: string; label: string };
  /** The questions that the answer opens, in their order. */
  asked: { name: string; title: string; isRequired: boolean }[];
}

/** The forms of a site that ask some questions only after certain answers. */
export function conditionalForms(site: BuiltSite): ConditionalForm[] {
  const served = JSON.parse(readFileSync(path.join(site.folder, builtSiteFile), 'utf8')) as ServedSite;
  return listPlacedForms(site).flatMap((placed): ConditionalForm[] => {
    const definition = served.forms.find(({ id }) => id === placed.id);
    return definition ? [{ ...placed, ...readConditionalForm(definition) }].filter(isComplete) : [];
  });
}

function readConditionalForm({ schema }: FormDefinition): Partial<ConditionalForm> {
  const [condition] = schema.allOf ?? [];
  const [name = '', ...others] = Object.keys(condition?.if.properties ?? {});
  const question = allQuestions(schema)[name];
  const wanted = condition?.if.properties[name];
  const choices = listChoices(question);
  if (!question || !choices || !condition?.then || !wanted || others.length > 0) return {};
  const leading: unknown[] = wanted.enum ?? [wanted.const];
  const yes = choices.find(({ value }) => leading.includes(value));
  const no = choices.find(({ value }) => !leading.includes(value));
  const { properties, required = [] } = condition.then;
  return {
    conditional: Object.keys(allQuestions(schema)).filter((each) => !Object.hasOwn(schema.properties, each)),
    decider: {
      name,
      title: question.title,
      yes: yes?.value ?? '',
      no: no?.value ?? '',
      label: yes?.label ?? '',
    },
    asked: Object.entries(properties).map(([each, { title }]) => ({
      name: each,
      title,
      isRequired: required.includes(each),
    })),
  };
}

function isComplete(form: Partial<ConditionalForm>): form is ConditionalForm {
  return form.decider !== undefined && form.asked !== undefined;
}

/** Answers a question with choices: in a list or with radio buttons. */
export async function choose(form: Locator, name: string, answer: string): Promise<void> {
  const button = form.locator(`input[type=radio][name="${name}"][value="${answer}"]`);
  if ((await button.count()) > 0) await button.check();
  else await form.locator(`select[name="${name}"]`).selectOption(answer);
}

export function control(form: Locator, name: string): Locator {
  return form.locator(`[name="${name}"]`).first();
}

/** Answers a question of any kind. */
export async function answer(field: Locator): Promise<void> {
  const type = await field.evaluate((element: HTMLInputElement) => element.type);
  if (type === 'checkbox' || type === 'radio') await field.check();
  else if (type === 'select-one') await field.selectOption({ index: 1 });
  else await field.fill('Lindenweg 4');
}
