import { expect, test } from 'vitest';
import { readSchemaFiles } from '../../../src/site-build/read-schema-files.ts';
import { knownNames } from '../../../src/authoring/references/known-names.ts';
import { joinSchemas } from '../../../src/core/schema/compose-schema.ts';
import { ownProject } from '../../helpers/own-project.ts';

const set = joinSchemas(readSchemaFiles(ownProject));

test('lists the names that content may use: pages with their anchors, pictures except posters of films, films, downloads, forms', () => {
  const block = { type: 'text-block', id: 'team', title: 'Team', text: '<h3 id="bakers">Bakers</h3>' };
  const hours = { type: 'text-block', id: 'hours', title: 'Hours', text: '<p>Ten to six.</p>' };
  const names = knownNames(set, {
    files: [
      'pages-config/about.json',
      'pages-config/index.json',
      'pages-config/broken.json',
      'pages-config/_forms/order.json',
      'pages-config/_media/drawings/lamp.svg',
      'pages-config/_media/films/oven.webm',
      'pages-config/_media/films/oven.mp4',
      'pages-config/_media/films/oven.webp',
      'pages-config/_media/lists/prices.pdf',
      'pages-config/_media/_sources/lamp.svg',
      'pages-config/_site.json',
      'pages-config/_shared/hours.json',
    ],
    pages: [
      { path: 'pages-config/index.json', text: '{}' },
      { path: 'pages-config/broken.json', text: '{ "sections": [' },
      { path: 'pages-config/about.json', text: JSON.stringify({ sections: [block, { use: 'hours' }] }) },
    ],
    shared: [{ path: 'pages-config/_shared/hours.json', text: JSON.stringify(hours) }],
  });
  expect(names).toEqual({
    url: ['/', '/about', '/about#bakers', '/about#hours', '/about#team', '/broken'],
    image: ['drawings/lamp.svg'],
    film: ['films/oven'],
    download: ['lists/prices.pdf'],
    formId: ['order'],
  });
});
