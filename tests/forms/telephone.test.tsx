import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteForm } from '../../src/forms/site-form.tsx';
import { inEnglish } from '../helpers/english.ts';
import { elementWords } from '../helpers/markup.ts';
import { listElements } from '../../src/tools/testing/markup-problems.ts';
import { askForm } from './fixture.ts';

const remark = 'This does not look like a telephone number. You can still send it.';

/** The field for a telephone number, and its description, as rendered with an answer. */
function fieldWith(phone: string) {
  const form = { ...askForm, defaults: { ...askForm.defaults, Phone: phone } };
  const elements = listElements(renderToString(inEnglish(<SiteForm form={form} place="ask" />)));
  const input = elements.find(({ properties }) => properties['name'] === 'Phone')!.properties;
  const ids = [input['ariaDescribedBy'] ?? []].flat();
  return { input, description: elements.filter(({ properties }) => ids.includes(String(properties['id']))) };
}

test('an unlikely number has a remark below it, and no error', () => {
  const { input, description } = fieldWith('ask at reception, ext. 12');
  expect(description.map(elementWords)).toEqual([remark]);
  expect(description[0]?.properties['ariaLive']).toBe('polite');
  expect(input['ariaInvalid']).toBeUndefined();
});

test.each(['', '  ', '+91 11 2345 6789'])('%j has no remark', (phone) => {
  expect(fieldWith(phone).description.map(elementWords)).toEqual(['']);
});

test('the browser itself refuses no number', () => {
  expect(fieldWith('').input).toMatchObject({ type: 'tel', inputMode: 'tel' });
  expect(fieldWith('').input).not.toHaveProperty('pattern');
});
