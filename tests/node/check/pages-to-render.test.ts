import { expect, test } from 'vitest';
import { readJson } from '../../../src/core/json/json-source.ts';
import { pagesToRender } from '../../../src/tools/check/changes/pages-to-render.ts';

const page = (route: string, data: object) => {
  const file = `pages-config/${route === '/' ? 'index' : route.slice(1)}.json`;
  const whole = { title: route, description: route, ...data };
  return { route, file, data: whole, source: readJson({ path: file, text: JSON.stringify(whole) }) };
};
const pages = [
  page('/bread', { sections: [{ type: 'gallery', items: [{ src: 'bread/rye.jpg' }] }] }),
  page('/', { sections: [{ type: 'hero' }] }),
  page('/order', { sections: [{ type: 'form', form: 'order' }] }),
  page('/menu', { template: { type: 'menu', file: 'menu.pdf' } }),
];

test.each<[string, string[]]>([
  ['pages-config/bread.json', ['/bread']],
  ['pages-config/_forms/order.json', ['/order']],
  ['pages-config/_forms/order.hi.json', ['/order']],
  ['pages-config/_media/bread/rye.jpg', ['/bread']],
  ['pages-config/menu.pdf', ['/menu']],
  ['schemas/sections/gallery.schema.json', ['/bread']],
  ['src/sections/gallery/parts/frame.tsx', ['/bread']],
  ['src/kitchen/templates/menu.ts', ['/menu']],
  ['pages-config/_site.json', ['/']],
  ['src/ui/button.tsx', ['/']],
  ['src/server/app.ts', []],
  ['tests/core/json.test.ts', []],
  ['README.md', []],
])('after a change of %s, %j are rendered', (file, routes) => {
  expect(pagesToRender([file], pages).map(({ route }) => route)).toEqual(routes);
});
