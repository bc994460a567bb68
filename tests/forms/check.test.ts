import { describe, expect, test } from 'vitest';
import type { FormLimits } from '../../src/core/form/form-definition.ts';
import { acceptedFiles, checkAnswerFile } from '../../src/forms/answers/check-file.ts';
import { answeredPart } from '../../src/forms/answers/use-progress.ts';
import { checkAnswers } from '../../src/forms/answers/check-answers.ts';
import { english } from '../helpers/english.ts';
import { formPayload } from '../../src/forms/send/form-payload.ts';
import { fileSize } from '../../src/ui/file-size.ts';
import { passwordStrength } from '../../src/forms/answers/password-strength.ts';
import { askForm, chartForm, joinForm } from './fixture.ts';

const sending = { key: 'key-0001', trap: '', uploads: {} };

test('the browser uses the server’s messages, without ajv and without eval', () => {
  const { errors } = checkAnswers(askForm, { Name: ' ', E_Mail: 'asha', Phone: '1' }, english);
  expect(errors).toEqual([
    { path: 'Name', message: 'Enter name.' },
    { path: 'E_Mail', message: 'Enter an e-mail address such as name@example.org.' },
  ]);
  const words = { Name: 'Asha', E_Mail: 'asha@example.org', Phone: 'ask at reception, ext. 12' };
  expect(checkAnswers(askForm, words, english)).toEqual({ errors: [] });
  const good = { Name: 'Asha', E_Mail: 'asha@example.org', Phone: '00000 00000', Town: '' };
  expect(checkAnswers(askForm, good, english)).toEqual({ errors: [] });
});

test('a form’s own message for missing answers is shown for the answers that it names, and for no other', () => {
  const whole = {
    firstName: 'Asha',
    familyName: 'Rao',
    email: 'a@example.org',
    remarks: 'x',
    chart: 'a.pdf',
  };
  const alertFor = (answers: object) => checkAnswers(chartForm, { ...whole, ...answers }, english).alert;
  for (const answer of [{ firstName: ' \u200b' }, { familyName: ' ' }, { chart: undefined }])
    expect(alertFor(answer)).toBe('A first name, a family name and a chart are needed.');
  for (const name of ['email', 'remarks']) expect(alertFor({ [name]: '  ' }), name).toBeUndefined();
});

test('a missing file is a missing answer', () => {
  const { errors } = checkAnswers(chartForm, { firstName: 'Asha' }, english);
  expect(errors.map(({ path }) => path)).toContain('chart');
  expect(errors.at(-1)?.message).toBe('Attach a file: chart.');
});

test('a form without files is sent as JSON, without local answers', () => {
  const answers = { firstName: 'Asha', password: 'monsoon lantern' };
  const body = formPayload(joinForm, { ...sending, answers, files: {} });
  expect(JSON.parse(body as string)).toEqual({
    firstName: 'Asha',
    _key: 'key-0001',
    _version: joinForm.version,
    _website: '',
  });
});

test('a form with a list is sent as its file and a list of one entry', () => {
  const file = new File(['%PDF-'], 'शोध.pdf');
  const answers = { firstName: 'Asha', chart: file.name, helpers: [{ name: 'Vikram' }, {}] };
  const body = formPayload(chartForm, { ...sending, answers, files: { chart: file } }) as FormData;
  expect(JSON.parse(String(body.get('keepers')))).toEqual([
    { firstName: 'Asha', helpers: [{ name: 'Vikram' }] },
  ]);
  expect((body.get('chart') as File).name).toBe('शोध.pdf');
});

test('a form with files and without a list is sent by the names of its fields', () => {
  const { list: _, ...definition } = chartForm.definition;
  const answers = { firstName: 'Asha', helpers: [{ name: 'Vikram' }] };
  const body = formPayload({ ...chartForm, definition }, { ...sending, answers, files: {} }) as FormData;
  expect(body.get('helpers[0][name]')).toBe('Vikram');
});

describe('a file', () => {
  const limits: FormLimits = { formats: ['pdf', 'docx', 'tex'], megabytes: 1 };
  const checkContent = (name: string, ...content: BlobPart[]) =>
    checkAnswerFile(new File(content, name), limits, english);

  test('is accepted if its name, its size and its first bytes are right', async () => {
    expect(await checkContent('a.PDF', '%PDF-1.4')).toBeUndefined();
    expect(await checkContent('a.b.docx', 'PK\x03\x04')).toBeUndefined();
    expect(await checkContent('a.tex', '\\documentclass{article}')).toBeUndefined();
    expect(await checkAnswerFile(new File(['x'], 'a.exe'), undefined, english)).toBeUndefined();
  });

  test.each([
    ['a.exe', ['MZ'], 'This kind of file can’t be accepted. Attach it as PDF, DOCX or TEX.'],
    ['pdf', ['%PDF-1.4'], 'This kind of file can’t be accepted. Attach it as PDF, DOCX or TEX.'],
    ['a.pdf', [], 'This file is empty. Attach another one.'],
    ['a.pdf', ['x'.repeat(2_000_000)], 'This file has 2.0 MB; the limit is 1 MB.'],
    [
      'photograph.pdf',
      [new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
      'The name of this file ends in PDF, but its content is something else. Attach it as PDF, DOCX or TEX.',
    ],
    [
      'paper.tex',
      ['%PDF-1.4'],
      'The name of this file ends in TEX, but its content is something else. Attach it as PDF, DOCX or TEX.',
    ],
  ])('named %s is refused with a message', async (name, content: BlobPart[], words) =>
    expect(await checkContent(name, ...content)).toBe(words),
  );

  test('is offered by its extension', () => {
    expect(acceptedFiles(limits)).toBe('.pdf,.docx,.tex');
    expect(acceptedFiles()).toBeUndefined();
  });

  test('has a size in the format of the language', () => {
    expect([0, 1, 2, 2500].map((bytes) => fileSize(bytes, english))).toEqual([
      '0 bytes',
      '1 byte',
      '2 bytes',
      '3 kB',
    ]);
  });
});

test.each([
  ['short', 0],
  ['password123', 0],
  ['aaaaaaaaaaaa', 0],
  ['abcabcabcabc', 0],
  ['tr33house', 1],
  ['monsoon-lantern', 2],
  ['Monsoon lantern 42!', 3],
  ['दीपक मानसून वर्षा ४२', 3],
])('the password %s is rated %i of 3', (password, level) => {
  expect(passwordStrength(password).level).toBe(level);
});

test('the progress of a form: the fraction of its required questions with valid answers', () => {
  const part = (answers: object) => answeredPart(askForm, { ...askForm.defaults, ...answers }, english);
  expect(part({})).toBe(0);
  expect(part({ Name: 'Asha', Town: 'Pune' })).toBeCloseTo(1 / 3);
  expect(part({ Name: 'Asha', E_Mail: 'asha@example' })).toBeCloseTo(1 / 3);
  expect(part({ Name: 'Asha', E_Mail: 'asha@example.org', Phone: '00000 00000' })).toBe(1);
});
