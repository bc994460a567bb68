import validator from '@rjsf/validator-ajv8';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { forms } from 'virtual:forms';
import { allQuestions } from '../../src/core/form/questions/asked-questions.ts';
import type { FormDefinition } from '../../src/core/form/form-definition.ts';
import { prepareForm } from '../../src/forms/loaded-form.ts';
import type { LoadedForm } from '../../src/forms/loaded-form.ts';
import { SiteForm } from '../../src/forms/site-form.tsx';
import { inEnglish } from '../helpers/english.ts';
import { listElements } from '../../src/tools/testing/markup-problems.ts';

const render = (form: LoadedForm, place = form.definition.id) =>
  renderToString(inEnglish(<SiteForm form={form} place={place} />));

describe.each(Object.keys(forms))('%s, as the build writes it', async (id) => {
  const form = prepareForm(await forms[id]!());
  const html = render(form);
  const elements = listElements(html);
  const controls = elements.filter(
    ({ tagName, properties }) =>
      /^(input|select|textarea)$/.test(tagName) &&
      properties['type'] !== 'hidden' &&
      properties['name'] !== '_website',
  );

  test('can be sent by any browser', () => {
    const own = elements.find(({ tagName }) => tagName === 'form');
    const enctype = form.files.length > 0 ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
    expect(own?.properties).toMatchObject({ action: `/api/forms/${id}`, method: 'post', encType: enctype });
    const names = controls.flatMap(({ properties }) =>
      properties['name'] ? [String(properties['name'])] : [],
    );
    const questions = Object.keys(allQuestions(form.definition.schema));
    const sent = questions.filter((name) => !form.local.includes(name));
    expect([...new Set(names.map((name) => name.split('[')[0]))].sort()).toEqual(sent.sort());
    expect(elements.some(({ properties }) => properties['value'] === form.version)).toBe(true);
  });

  test('labels every control once, and writes no inline style', () => {
    for (const { properties } of controls) {
      const labels = elements.filter((each) => String(each.properties['htmlFor']) === properties['id']);
      expect(labels, String(properties['id'])).toHaveLength(1);
    }
    expect(html).not.toContain('style=');
    expect(controls.some(({ properties }) => properties['type'] === 'password' && properties['name'])).toBe(
      false,
    );
  });

  test('has the right keyboard, and a label for the Enter key', () => {
    for (const { tagName, properties } of controls) {
      const { type, name, autoComplete, enterKeyHint, inputMode } = properties;
      // The prerendered rows are for browsers that don't hydrate the page.
      const hasNoKeys = ['file', 'checkbox', 'radio'].includes(String(type));
      if (tagName !== 'input' || hasNoKeys || String(name).includes('[')) continue;
      expect(['next', 'send'], String(name)).toContain(enterKeyHint);
      if (type === 'email' || type === 'tel') expect(inputMode, String(name)).toBe(type);
      if (/name$/i.test(String(name)))
        expect([autoComplete ?? ''].flat().join(' '), String(name)).toMatch(/^[a-z-]+$/);
    }
  });

  test('has other ids in another place', () => {
    const ids = (text: string) => listElements(text).flatMap(({ properties }) => properties['id'] ?? []);
    const both = [...ids(html), ...ids(render(form, `dialog-${id}`))];
    expect(new Set(both).size).toBe(both.length);
  });
});

test('every kind of question can be rendered, so a new form is a file and no code', () => {
  const definition: FormDefinition = {
    id: 'everything',
    title: 'Everything',
    schema: {
      type: 'object',
      required: ['line', 'radio'],
      properties: {
        line: { type: 'string', title: 'Line', minLength: 1, format: 'code' },
        site: { type: 'string', title: 'Site', format: 'uri' },
        day: { type: 'string', title: 'Day', format: 'date' },
        count: { type: 'integer', title: 'Count', minimum: 1, maximum: 9 },
        agreed: { type: 'boolean', title: 'I agree' },
        radio: { type: 'string', title: 'Radio', enum: ['a', 'b'] },
        many: {
          type: 'array',
          title: 'Many',
          items: { type: 'string', enum: ['x', 'y'] },
          uniqueItems: true,
        },
        people: {
          type: 'array',
          title: 'People',
          items: { type: 'object', title: 'Person', properties: { name: { type: 'string', title: 'Name' } } },
        },
      },
    },
    ui: { radio: { 'ui:widget': 'radio' }, many: { 'ui:widget': 'checkboxes' } },
    texts: { submit: 'Send', success: 'Sent.' },
    delivery: 'leads',
  };
  const loaded = {
    definition,
    version: '0'.repeat(12),
    schema: definition.schema,
    ui: definition.ui,
    validator,
    defaults: { people: [{ name: 'Asha' }] },
    files: [],
    local: [],
  } as unknown as LoadedForm;
  const html = render(loaded);
  for (const kind of [
    'type="url"',
    'type="date"',
    'type="number"',
    'type="checkbox"',
    'type="radio"',
    'name="people[0][name]"',
    'pattern=',
  ])
    expect(html).toContain(kind);
  expect(html).not.toContain('style=');
  expect(html).not.toMatch(/Unsupported|Unknown field/);
});
