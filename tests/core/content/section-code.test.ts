import { expect, test } from 'vitest';
import { codesIn } from '../../../src/core/content/section-code.ts';

test('finds the code of a page’s sections, of nested ones and of their variants', () => {
  const panels = [{ title: 'One', sections: [{ type: 'quote' }, { type: 'cards', variant: 'films' }] }];
  const page = {
    title: 'A page',
    sections: [
      { type: 'head', lead: { sections: 'no list' } },
      { type: 'tabs', panels },
    ],
  };
  expect([...codesIn(page)]).toEqual(['head', 'tabs', 'quote', 'cards/films']);
});

test('an unknown section has no code', () => {
  expect([...codesIn({ sections: [null, 'text', { type: 'head' }], type: 'page' })]).toEqual(['head']);
});
