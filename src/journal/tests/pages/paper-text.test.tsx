import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type {} from '../../messages/messages.gen.ts';
import PaperText from '../../sections/paper-text/paper-text.tsx';
import { testLocale, withLocale } from 'pagewright/testing';

const html = renderToStaticMarkup(
  withLocale(
    <PaperText
      data={{
        type: 'paper-text',
        language: 'en',
        text: {
          body: [['p', {}, ['Rain is loud.']]],
          contents: [{ id: 'section-1', title: 'Roofs' }],
          notes: [{ id: 'note-1', marks: ['mark-1-1'], body: [['p', {}, ['A note.']]] }],
          cited: [['cite-1-1', 'cite-1-2'], []],
        },
        references: [{ text: 'A book.' }, { text: 'A paper.', to: 'https://doi.org/10.5555/1' }],
      }}
      render={() => null}
    />,
    testLocale(),
  ),
);

test('its contents link to its sections, its notes and its references, next to it and above it', () => {
  const [contents = ''] = /<nav.*?<\/nav>/s.exec(html) ?? [];
  const links = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links).toEqual([1, 2].flatMap(() => ['section-1', 'notes', 'references']));
  for (const id of ['notes', 'references']) expect(html).toContain(`<section id="${id}"`);
});

test('each note and each work links back to every place that cites it', () => {
  const item = (id: string) => new RegExp(`<li id="${id}".*?</li>`, 's').exec(html)![0];
  const back = (id: string) =>
    [...item(id).matchAll(/href="#([^"]+)" role="doc-backlink"/g)].map(([, to]) => to);
  expect(back('note-1')).toEqual(['mark-1-1']);
  expect(back('ref-1')).toEqual(['cite-1-1', 'cite-1-2']);
  expect(back('ref-2')).toEqual([]);
});
