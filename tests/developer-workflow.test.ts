/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from './helpers/project-copy.ts';
import type { ProjectCopy } from './helpers/project-copy.ts';
import { captureOutput } from '../src/tools/testing/capture-output.ts';

/*
 * A developer who knows only the commands adds a section, a template, a form and a widget for its questions, makes
 * the usual mistakes, reads the output of `npm run check`, and follows it.
 */
let copy: ProjectCopy;

beforeAll(async () => {
  copy = await copyProject('tests/sites/minimal');
  await copy.commit();
}, 60_000);

afterAll(() => copy.remove());

test('nothing has changed in a fresh copy', async () => {
  expect(await check()).toEqual({
    errors: [],
    summary: [
      'Nothing has changed since the last commit.',
      'Content: 0 errors in all files, 0 warnings in changed files.',
      'Ready to commit.',
    ],
  });
}, 60_000);

test('a section gets words for editors, types, an example, a component', async () => {
  await make('section', 'year-line');
  const schema = 'schemas/sections/year-line.schema.json';
  const component = 'src/sections/year-line/year-line.tsx';
  expect((await check()).errors).toEqual([
    `${schema}:5:18 placeholder The text is still a placeholder: “TODO: say in one sentence what this section is for.”.`,
    '  Write it without TODO: editors read it as help.',
  ]);
  await edit(schema, 'TODO: say in one sentence what this section is for.', 'What happened, year by year.');
  expect((await check()).errors).toEqual([]);

  await edit(schema, '    "text": {', '    "year": { "title": "Year", "type": "integer" },\n    "text": {');
  expect((await check()).errors).toEqual([
    `${schema}:37:13 schema-words "year" lacks texts for editors.`,
    '  Add "description": one sentence that explains it, with its full stop; "examples": [ … ], at least one.',
  ]);
  await edit(
    schema,
    '"type": "integer"',
    '"description": "The year on the line.", "examples": [2026], "type": "integer"',
  );
  const { errors, summary } = await check();
  expect(errors).toEqual([]);
  expect(summary).toEqual([
    'Changed since the last commit:',
    schema,
    'src/sections/year-line/props.gen.ts',
    'src/sections/year-line/year-line.module.css',
    component,
    'Content: 0 errors in all files, 0 warnings in changed files.',
    `${schema} is formatted like the other files now.`,
    'src/sections/year-line/props.gen.ts does not follow from its schema: run `npm run generate`.',
    'Code has changed: `npm test` checks it.',
    'Not ready yet: correct the errors above.',
  ]);
  expect((await copy.run('generate')).output).toBe('wrote src/sections/year-line/props.gen.ts\n');

  await edit(schema, '"title": "A heading"', '"heading": "A heading"');
  expect((await check()).errors).toEqual([
    `${schema}:13:18 schema-example This example breaks its schema: Unknown key "heading" in “Year line”.`,
    '  Did you mean "title"?',
  ]);
  await edit(schema, '"heading": "A heading"', '"title": "A heading"');

  await edit(component, 'export default function', 'export function');
  expect((await check()).errors).toEqual([
    `${component}:1:1 no-export The file has no default export: the section would be missing from its page.`,
    '  Write export default function YearLine({ data }: SectionProps<YearLineData>) { … }',
  ]);
  await edit(component, 'export function', 'export default function');
  expect((await check()).summary.at(-1)).toBe('Ready to commit.');
}, 300_000);

test('a template uses existing sections, under the requested name', async () => {
  await make('template', 'poster');
  const schema = 'schemas/templates/poster.schema.json';
  await edit(
    schema,
    'TODO: say in one sentence what a page with this template shows.',
    'One thing, in large.',
  );
  await copy.run('generate');
  const code = 'src/templates/poster.ts';
  await edit(code, "type: 'text-block'", "type: 'text-blok'");
  expect((await checkInNewProcess()).errors).toEqual([
    'schemas/templates/poster.schema.json:10:5 template-output The template "poster" returns invalid content in "text-blok", at sections[1]: There is no section type "text-blok".',
    '  Did you mean "text-block"? Correct poster.ts among the templates.',
  ]);
  await edit(code, "type: 'text-blok'", "type: 'text-block'");

  await edit(code, 'function expand', 'function expnad');
  expect((await checkInNewProcess()).errors).toEqual([
    `${code}:1:1 no-export The file does not export "expand": its pages would be empty.`,
    '  Write export function expand(data: WrittenPoster) { return [ … ]; }',
  ]);
  await edit(code, 'function expnad', 'function expand');
}, 300_000);

test('a form with an existing control is added to a page, next to the new section', async () => {
  await make('form', 'feedback');
  await write('pages-config/_forms/feedback.json');
  await make('page', 'say-it');
  const [form, page] = ['pages-config/_forms/feedback.json', 'pages-config/say-it.json'];
  await edit(
    page,
    '"type": "text-block",',
    '"type": "form", "form": "feedback" }, { "type": "year-line", "title": "Since then" }, { "type": "text-block",',
  );
  await edit(form, '"texts": {', '"ui": { "Name": { "ui:widget": "stars" } }, "texts": {');
  expect((await check()).errors).toEqual([
    `${form}:21:34 wrong-value "ui:widget" can’t be "stars".`,
    '  Allowed: "select", "checkboxes", "file", "password", "radio", "textarea". The control for the answer, if it is not the usual one (developers add one with `npm run new -- widget NAME`).',
  ]);

  await edit(form, '"stars"', '"textarea"');
  const whole = await checkInNewProcess();
  expect(whole.errors).toEqual([]);
  expect(whole.summary.slice(-3)).toEqual([
    'Rendered without an error: /, /say-it.',
    'Code has changed: `npm test` checks it.',
    'Ready to commit.',
  ]);
}, 300_000);

test('a form control gets a schema, and a component for its questions', async () => {
  const [form, schema] = ['pages-config/_forms/feedback.json', 'schemas/widgets/name-plate.schema.json'];
  const code = 'src/forms/widgets/name-plate-widget.tsx';
  await edit(form, '"textarea"', '"name-plate"');
  expect((await check()).errors).toEqual([
    `${form}:21:34 wrong-value "ui:widget" can’t be "name-plate".`,
    '  Allowed: "select", "checkboxes", "file", "password", "radio", "textarea". The control for the answer, if it is not the usual one (developers add one with `npm run new -- widget NAME`).',
  ]);
  await make('widget', 'name-plate');
  await edit(schema, 'TODO: say in one sentence what this control is for.', 'A name, on a plate.');
  await copy.run('generate');
  expect((await checkInNewProcess()).errors).toEqual([]);

  const called = '"answers": ';
  await edit(schema, `${called}"text"`, `${called}"choice"`);
  expect((await check()).errors).toEqual([
    `${form}:21:34 wrong-widget "name-plate" can’t be the control of “Name”, which is answered with a line of text.`,
    '  Write "password" or "textarea", or leave it out.',
  ]);
  await edit(schema, `${called}"choice"`, `${called}"text"`);
  await edit(code, 'export function', 'function');
  expect((await check()).errors).toEqual([
    `${code}:1:1 no-export The file does not export "NamePlateWidget": forms could not be rendered.`,
    '  Write export function NamePlateWidget(props: WidgetProps) { … }',
  ]);
  await edit(code, 'function', 'export function');
  const whole = await checkInNewProcess();
  expect(whole.errors).toEqual([]);
  expect(whole.summary.slice(-3)).toEqual([
    'Rendered without an error: /, /say-it.',
    'Code has changed: `npm test` checks it.',
    'Ready to commit.',
  ]);
}, 300_000);

interface Answer {
  /** The lines of errors, each with its hint. */
  errors: string[];
  /** The last lines of the output, without the errors. */
  summary: string[];
}

async function check(): Promise<Answer> {
  const { stdout, stderr } = await captureOutput('check', { engine: copy.root, site: copy.root }, []);
  return answerIn(stdout, stderr);
}

/** Runs the check in a new process, which has no old code in memory. */
async function checkInNewProcess(): Promise<Answer> {
  const { output } = await copy.run('check');
  const end = output.indexOf('Changed since');
  if (end < 0) throw new Error(`check did not come to an end:\n${output}`);
  return answerIn(output.slice(0, end), output.slice(end));
}

function answerIn(stdout: string, stderr: string): Answer {
  const lines = stdout.split('\n');
  const errors = lines.filter((line, index) => {
    const head = line.startsWith('  ') ? (lines[index - 1] ?? '') : line;
    return head !== '' && !head.includes(' (warning) ');
  });
  return { errors, summary: stderr.trimEnd().split('\n') };
}

async function make(kind: string, name: string): Promise<void> {
  const { code, stderr } = await captureOutput('new', { engine: copy.root, site: copy.root }, [kind, name]);
  if (code !== 0) throw new Error(stderr);
}

/** Replaces every placeholder in a file by words. */
async function write(file: string): Promise<void> {
  const text = await copy.read(file);
  await copy.write(file, text.replaceAll(/TODO( \d+)?: /g, 'Words: '));
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await copy.read(file);
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  await copy.write(
    file,
    text.replace(from, () => to),
  );
}
