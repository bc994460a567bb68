import { expect, test } from 'vitest';
import { pageRenderer } from '../../../src/site-build/pages/render/page-renderer.ts';
import type { ResolvedSection } from '../../../src/core/content/resolved.ts';
import type { ValidPage } from '../../../src/core/content/valid-page.ts';
import { readJson } from '../../../src/core/json/json-source.ts';
import { formatText } from '../../../src/tools/report/text.ts';
import { aPage } from '../../helpers/resolved.ts';

/** Renders the texts of sections, and throws if a section has `bad`, at any depth. */
function render(sections: readonly ResolvedSection[]): string {
  const text = JSON.stringify(sections);
  if (text.includes('"bad"')) throw new TypeError("Cannot read properties of undefined (reading 'map')");
  return text;
}

function rendered(content: object, missing: string[] = [], around = (html: string) => html) {
  const data = { title: 'A page', description: 'Words.', ...content };
  const file = 'pages-config/about.json';
  const source = readJson({ path: file, text: JSON.stringify(data, null, 2) });
  const page = { route: '/about', file, data, source } as unknown as ValidPage;
  const { renderMarkup, diagnostics } = pageRenderer(
    ({ page: { sections } }) => around(render(sections)),
    missing,
  );
  const sections = (data as { sections?: ResolvedSection[] }).sections ?? [{ type: 'cards', bad: 'bad' }];
  const html = renderMarkup(page, { page: aPage({ sections }), build: 'b', version: 'v' });
  return { html, report: formatText(diagnostics, false).trimEnd().split('\n') };
}

const HEAD = { type: 'page-head', title: 'About' };

test('a valid page is rendered', () => {
  const { html, report } = rendered({ sections: [HEAD] });
  expect(html).toBe(JSON.stringify([HEAD]));
  expect(report).toEqual(['']);
});

test('a section that throws is reported with its page and its position, without a stack', () => {
  const { html, report } = rendered({ sections: [HEAD, { type: 'cards', bad: 'bad' }] });
  expect(html).toBe('');
  expect(report).toEqual([
    'pages-config/about.json:9:5 not-rendered The section "cards" can’t be rendered: Cannot read properties of undefined (reading \'map\').',
    '  Correct cards.tsx: it must handle everything that its schema allows.',
  ]);
});

test('of nested sections the failing one is reported', () => {
  const tabs = {
    type: 'tabs',
    panels: [{ sections: [HEAD] }, { sections: [HEAD, { type: 'cards', bad: 'bad' }] }],
  };
  expect(rendered({ sections: [tabs] }).report[0]).toMatch(
    /^pages-config\/about\.json:22:13 not-rendered The section "cards" can’t be rendered:/,
  );
});

test('a section of a template is reported at the template', () => {
  expect(rendered({ template: { type: 'note' } }).report[0]).toMatch(
    /^pages-config\/about\.json:5:13 not-rendered The section "cards" can’t be rendered:/,
  );
});

test('a section without a component is an error', () => {
  expect(rendered({ sections: [HEAD, { type: 'cards' }] }, ['cards']).report).toEqual([
    'pages-config/about.json:9:5 not-rendered The section "cards" has no component: nothing would be rendered there.',
    '  Write export default in cards.tsx.',
  ]);
});

test('a failure around the sections is reported for the page', () => {
  const fails = () => {
    throw new Error('The header is gone');
  };
  const sections: ResolvedSection[] = [];
  expect(rendered({ sections }, [], fails).report).toEqual([
    'pages-config/about.json:1:1 not-rendered The page can’t be rendered: The header is gone.',
    '  The error is outside its sections.',
  ]);
});
