import { expect, test } from 'vitest';
import { codesIn } from '../../../src/core/content/section-code.ts';

test('the code of a page’s sections is found, with that of sections inside others and of their looks', () => {
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
