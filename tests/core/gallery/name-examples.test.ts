import { expect, test } from 'vitest';
import { nameExamples } from '../../../src/core/gallery/name-examples.ts';

const variant = {
  enum: ['process', 'two-columns'],
  enumDescriptions: ['Steps below a drawing.', 'Entries in two columns.'],
  enumAlsoCalled: { process: ['steps'] },
};

test('examples are named after their variants; a second one of a variant is numbered', () => {
  const examples = [{}, { variant: 'process' }, {}, { variant: 'two-columns' }];
  expect(nameExamples({ examples, properties: { variant } })).toEqual([
    { name: 'plain', number: 1, title: 'Plain', alsoCalled: [] },
    {
      name: 'process',
      number: 2,
      title: 'Process',
      description: 'Steps below a drawing.',
      alsoCalled: ['steps'],
    },
    { name: 'plain-2', number: 3, title: 'Plain, 2', alsoCalled: [] },
    {
      name: 'two-columns',
      number: 4,
      title: 'Two columns',
      description: 'Entries in two columns.',
      alsoCalled: [],
    },
  ]);
});

test('an example without a variant shows the default', () => {
  const properties = { variant: { ...variant, default: 'process' } };
  expect(nameExamples({ examples: [{}, {}], properties }).map(({ name }) => name)).toEqual([
    'process',
    'process-2',
  ]);
});

test('a single example is plain', () => {
  expect(nameExamples({ examples: [{}] })).toEqual([
    { name: 'plain', number: 1, title: 'Example', alsoCalled: [] },
  ]);
});
