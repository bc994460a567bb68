import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/site.ts';
import { openExample, schemaExamples } from './examples.ts';

/* The check of examples finds errors: the browser gets a broken component instead of the section's. */
const example = schemaExamples().find(({ kind }) => kind === 'sections')!;
const [address = ''] = example.addresses;

test(
  'a component that renders differently in the browser is named, with the difference',
  { tag: '@long' },
  async ({ page, quiet }) => {
    await breakComponent(
      page,
      `React.createElement('section', { className: 'wrap' }, 'In the browser alone')`,
    );
    const found = await openExample(page, address, quiet);
    const reports = found.filter((line) =>
      line.startsWith(`"${example.name}", example 1, is rendered differently`),
    );
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain(
      'in the browser than in its HTML. Hydration failed because the server rendered',
    );
    expect(reports[0]).toContain('In the browser alone');
  },
);

test(
  'a different attribute is reported too, although React ignores it',
  { tag: '@long' },
  async ({ page, quiet }) => {
    await breakComponent(
      page,
      `React.createElement(Original, { ...props, data: { ...props.data, id: 'another' } })`,
    );
    const found = await openExample(page, address, quiet);
    expect(found.join('\n')).toContain("some attributes of the server rendered HTML didn't match the client");
  },
);

test('a component that throws after hydration is named', { tag: '@long' }, async ({ page, quiet }) => {
  await breakComponent(
    page,
    'React.createElement(Original, props)',
    `throw new Error('Thrown after hydration')`,
  );
  const found = (await openExample(page, address, quiet)).join('\n');
  expect(found).toContain('Error: Thrown after hydration');
  expect(found).toContain('The above error occurred in the <Broken> component.');
});

test(
  'a button without a name is found, even if it appears after hydration',
  { tag: '@long' },
  async ({ page, quiet }) => {
    await breakComponent(
      page,
      `React.createElement(React.Fragment, null, React.createElement(Original, props), later && React.createElement('button'))`,
      'setLater(true)',
    );
    const found = (await openExample(page, address, quiet)).join('\n');
    expect(found).toContain('button-name: <button></button>');
  },
);

test('an example that can’t be rendered shows the reason', { tag: '@long' }, async ({ page, quiet }) => {
  const missing = address.replace(/1$/, '99');
  expect(await openExample(page, missing, quiet)).toEqual([
    `${example.name}, example 99, can’t be rendered: schemas/sections/${example.name}.schema.json has no example 99.`,
  ]);
});

/**
 * Wraps the section's component in another, only in the browser.
 * @param rendered the expression that it returns, with props, later and Original in scope
 * @param effect runs after hydration
 */
async function breakComponent(page: Page, rendered: string, effect = ''): Promise<void> {
  await page.route(`**/sections/${example.name}/${example.name}.tsx*`, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const runtime = /"([^"]*\/react_jsx-dev-runtime\.js[^"]*)"/.exec(code)?.[1];
    const own = /export default function (\w+)/.exec(code)?.[1];
    if (!runtime || !own)
      throw new Error(`${example.name} is not the component that this test knows how to break.`);
    const around = `
      import React from "${runtime.replace('react_jsx-dev-runtime.js', 'react.js')}";
      const Original = ${own};
      export default function Broken(props) {
        const [later, setLater] = React.useState(false);
        React.useEffect(() => { ${effect} }, []);
        return ${rendered};
      }`;
    await route.fulfill({ response, body: code.replace('export default function', 'function') + around });
  });
}
