import { expect, test } from 'vitest';
import { todayOnEarth } from '../../../src/core/form/answers/day-limits.ts';
import { listChoices } from '../../../src/core/form/questions/answer-schema.ts';
import type { FormDefinition } from '../../../src/core/form/form-definition.ts';
import { ajvFormats } from '../../../src/core/form/questions/text-formats.ts';
import { composeSchemas } from '../../../src/core/schema/compile-schemas.ts';
import { fileFormats } from '../../../src/server/files/formats.ts';
import { registerForms } from '../../../src/server/forms/form-registry.ts';
import { compiledForm } from '../../helpers/compiled-form.ts';
import { english } from '../../helpers/english.ts';
import { engineSchemas, FORM } from './form-fixture.ts';

/* The browser and the server support everything that the schema of forms allows. */

const today = todayOnEarth(Date.now());
const { documents } = composeSchemas(engineSchemas);
const getDocument = (name: string) =>
  documents.get(`https://example.org/schemas/${name}.schema.json`)!.schema;

test('the schema of questions allows the formats that ajv knows, and the format of files', () => {
  const written = getDocument('questions').$defs?.['textQuestion']?.properties?.['format']?.enum;
  expect(new Set(written)).toEqual(new Set([...Object.keys(ajvFormats), 'data-url']));
});

test('the accepted file extensions are those whose content the server can check', () => {
  const { limits } = getDocument('form').properties ?? {};
  expect(limits?.properties?.['formats']?.items?.enum).toEqual(Object.keys(fileFormats));
});

test('a form with every feature compiles for the browser and for the server', async () => {
  const { $schema: _, ...definition } = JSON.parse(FORM) as FormDefinition & { $schema: string };
  const form = await compiledForm({ ...definition, id: 'order' });
  expect(form.defaults).toEqual({ Size: 'A4', Days: [], Copies: 1, Terms: false });
  const server = registerForms([{ ...definition, id: 'order' }], english.t).get('order')!;
  const answers = {
    Name: 'Asha',
    E_Mail: 'asha@example.org',
    Phone: '+91 11 2345 6789',
    Size: listChoices(definition.schema.properties['Size'])?.[1]?.value,
    Days: ['Monday'],
    Copies: 2,
    Terms: true,
    Code: 'AB-1',
    People: [{ name: 'Vikram', age: 40 }],
  };
  expect(server.check(answers, today)).toEqual([]);
  expect(server.check({ ...answers, Phone: 'ask at reception, ext. 12' }, today)).toEqual([]);
  expect(server.check({ ...answers, Phone: 'call me', Code: 'ab', Days: [], Copies: 11 }, today)).toEqual([
    { path: 'Days', message: 'Days needs at least 1 entry.' },
    { path: 'Copies', message: 'Copies must be 10 or less.' },
    { path: 'Code', message: 'Enter voucher in capital letters, digits and hyphens, such as AB-1234.' },
  ]);
});
