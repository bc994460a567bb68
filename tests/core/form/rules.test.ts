import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isBlank } from '../../../src/core/form/errors/blank.ts';
import { canonicalJson } from '../../../src/core/json/canonical-json.ts';
import { isEmail } from '../../../src/core/form/questions/text-formats.ts';
import { cleanFileName, fileExtension } from '../../../src/core/form/answers/file-name.ts';
import { coerceFields } from '../../../src/core/form/answers/coerce-answers.ts';
import type { FormDefinition, FormSchema } from '../../../src/core/form/form-definition.ts';
import { fieldTree } from '../../../src/core/form/answers/field-tree.ts';
import { answersSchema, fileFields, localFields } from '../../../src/core/form/questions/form-fields.ts';
import { answerName, fieldName, fieldPath } from '../../../src/core/form/form-path.ts';
import { formVersion } from '../../../src/core/form/form-version.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a blank text', () => {
  test.each(['', ' ', '\t\n\u00a0', '\u3000\u2003', '\u200b\ufeff\u2060', '\u3164', '\u200d', '\u202e'])(
    '%j',
    (text) => expect(isBlank(text)).toBe(true),
  );
  test.each(['.', ' a ', '०', '👩‍🎓', '-'])('is not %j', (text) => expect(isBlank(text)).toBe(false));
});

describe('an e-mail address, as browsers validate it', () => {
  test.each([
    'a@b.c',
    'asha.verma+x@mail.example.org',
    "o'neil@example.co.in",
    `${'a'.repeat(64)}@example.org`,
  ])('%s', (text) => expect(isEmail(text)).toBe(true));
  test.each([
    '',
    'a',
    '@b',
    'a@',
    'a@b',
    'a@b@c',
    'a b@c.d',
    'a@-b.c',
    'a@b..c',
    'a@b.',
    'आशा@example.org',
    ' a@b.c',
    'a@b.c\n',
    'a@b.c\r\nBcc: x@y.z',
    'a@b.c,d@e.f',
    '<a@b.c>',
    `${'a'.repeat(251)}@b.c`,
    `a@${'b'.repeat(64)}.c`,
  ])('is not %j', (text) => expect(isEmail(text)).toBe(false));
});

describe('a form’s version', () => {
  const properties = { a: { type: 'string', title: 'A' } } as const;
  const schema: FormSchema = { type: 'object', required: [], properties };
  const version = formVersion({ schema }, sha256);

  test('is twelve digits that stay the same for the same questions', () => {
    expect(version).toMatch(/^[0-9a-f]{12}$/);
    const turned: FormSchema = {
      properties: { a: { title: 'A', type: 'string' } },
      required: [],
      type: 'object',
    };
    expect(formVersion({ schema: turned }, sha256)).toBe(version);
    expect(formVersion(Object.assign({ schema }, { title: 'Other words' }), sha256)).toBe(version);
  });

  test('changes with the questions, their appearance and their limits', () => {
    const changed: Pick<FormDefinition, 'schema' | 'ui' | 'limits'>[] = [
      { schema: { ...schema, required: ['a'] } },
      { schema, ui: { a: { 'ui:widget': 'textarea' } } },
      { schema, limits: { files: 1 } },
    ];
    expect(new Set([version, ...changed.map((each) => formVersion(each, sha256))]).size).toBe(4);
  });
});

test('canonical JSON doesn’t depend on the order of keys, and leaves out undefined values', () => {
  expect(canonicalJson({ b: [1, { d: 'é', c: null }], a: undefined })).toBe('{"b":[1,{"c":null,"d":"é"}]}');
  expect(JSON.parse(canonicalJson(JSON.parse('{"__proto__":1}')))).toEqual(JSON.parse('{"__proto__":1}'));
});

test('files and passwords are not part of the sent data', () => {
  const schema: FormSchema = {
    type: 'object',
    required: ['name', 'paper', 'password'],
    properties: {
      name: { type: 'string', title: 'Name' },
      paper: { type: 'string', title: 'Paper', format: 'data-url' },
      figure: { type: 'string', title: 'Figure', format: 'data-url' },
      password: { type: 'string', title: 'Password' },
    },
  };
  const ui = { password: { 'ui:widget': 'password' } };
  expect(fileFields(schema)).toEqual(['paper', 'figure']);
  expect(localFields({ schema, ui })).toEqual(['password']);
  const { required, properties } = answersSchema({ schema, ui });
  expect([required, Object.keys(properties)]).toEqual([['name'], ['name']]);
});

describe('names of fields', () => {
  test('are paths in brackets', () => {
    expect(fieldName(['coAuthors', 0, 'name'])).toBe('coAuthors[0][name]');
    expect(answerName(['coAuthors', 0, 'name'])).toBe('coAuthors[0].name');
    expect(fieldPath('coAuthors[0][name]')).toEqual(['coAuthors', 0, 'name']);
  });
  test.each([
    '',
    '[0]',
    'a[',
    'a]',
    'a[]',
    'a[b',
    '__proto__',
    'a[__proto__]',
    'a[constructor]',
    'a[1][2][3][4][5][6]',
    'a b',
    'a[ü]',
  ])('are not %j', (name) => expect(fieldPath(name)).toBeUndefined());

  test('become nested answers; a key without a place is reported', () => {
    const { tree, unknown } = fieldTree([
      ['a', '1'],
      ['a', '2'],
      ['list[7][x]', 'seven'],
      ['list[2][x]', 'two'],
      ['a[b]', '3'],
      ['list', 'x'],
      ['__proto__[x]', 'y'],
    ]);
    expect(tree).toEqual({ a: ['1', '2'], list: [{ x: 'two' }, { x: 'seven' }] });
    expect(unknown).toEqual(['a[b]', 'list', '__proto__[x]']);
  });
});

test('an empty row is removed, even if its questions are required', () => {
  const properties: FormSchema['properties'] = {
    people: {
      type: 'array',
      title: 'People',
      items: {
        type: 'object',
        title: 'Person',
        required: ['name'],
        properties: { name: { type: 'string', title: 'Name' }, age: { type: 'integer', title: 'Age' } },
      },
    },
  };
  const schema: FormSchema = { type: 'object', required: [], properties };
  const rows = [
    { name: '', age: '' },
    { name: '', age: '5' },
  ];
  expect(coerceFields(schema, { people: rows })).toEqual({ people: [{ name: '', age: 5 }] });
});

test('texts of a posted form get the types of the schema, or stay unchanged', () => {
  const schema: FormSchema = {
    type: 'object',
    required: ['name', 'agree', 'count'],
    properties: {
      name: { type: 'string', title: 'Name' },
      count: { type: 'integer', title: 'Count' },
      price: { type: 'number', title: 'Price' },
      agree: { type: 'boolean', title: 'I agree' },
      topics: { type: 'array', title: 'Topics', items: { type: 'string', enum: ['x', 'y'] } },
      note: { type: 'string', title: 'Note' },
    },
  };
  const coerce = (fields: Record<string, string | string[]>) => coerceFields(schema, fields);
  expect(coerce({ name: '', note: '', price: '', agree: '', count: '' })).toEqual({ name: '', count: '' });
  expect(coerce({ count: '7', price: '.5', agree: 'on', topics: 'x', note: 'a\r\nb' })).toEqual({
    count: 7,
    price: 0.5,
    agree: true,
    topics: ['x'],
    note: 'a\nb',
  });
  const odd = { count: '0x10', price: '1e3', agree: 'maybe', name: ['a', 'b'], more: 'x' };
  expect(coerce(odd)).toEqual(odd);
});

describe('names of files', () => {
  test.each([
    ['thesis.pdf', 'thesis.pdf'],
    ['/tmp/../a.pdf', 'a.pdf'],
    ['C:\\x\\a.pdf', 'a.pdf'],
    ['a\u0000\u202eb\r\n.pdf', 'ab.pdf'],
    ['नाम\u200dक.pdf', 'नाम\u200dक.pdf'],
    ['e\u0301.pdf', 'é.pdf'],
    ['\ud800.pdf', '\ufffd.pdf'],
    ['', 'file'],
    ['\u202e', 'file'],
  ])('%j becomes %j', (name, cleaned) => expect(cleanFileName(name)).toBe(cleaned));

  test('are at most 255 bytes long, extensions included', () => {
    for (const letter of ['a', 'é', 'क्षि', '👩‍🎓']) {
      const name = cleanFileName(`${letter.repeat(300)}.docx`);
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
      expect(name).toMatch(new RegExp(`^(${letter})+\\.docx$`));
    }
  });

  test.each([
    ['a.PDF', 'pdf'],
    ['a.tar.gz', 'gz'],
    ['a.', ''],
    ['.pdf', ''],
    ['a', ''],
    ['a.pdf ', ''],
    ['a.p/df', ''],
  ])('the extension of %j is %j', (name, ending) => expect(fileExtension(name)).toBe(ending));
});
