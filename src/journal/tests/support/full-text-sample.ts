import type { FullText, MathElement } from '../../core/text/full-text.ts';

const squared: MathElement = [
  'math',
  {},
  [
    [
      'msup',
      {},
      [
        ['mi', {}, ['h']],
        ['mn', {}, ['2']],
      ],
    ],
  ],
];
const ratio: MathElement = [
  'math',
  { display: 'block' },
  [
    [
      'mfrac',
      {},
      [
        ['mi', {}, ['a']],
        [
          'mrow',
          {},
          [
            ['mi', {}, ['b']],
            ['mo', {}, ['<']],
            ['mn', {}, ['1']],
          ],
        ],
      ],
    ],
  ],
];

/** A text with every kind of content, and with characters that formats reserve. */
export const fullTextSample: FullText = {
  opening: [
    {
      kind: 'paragraph',
      inlines: [
        'Rain & “tin” < roofs ',
        { kind: 'emphasis', inlines: ['sound ', { kind: 'strong', inlines: ['loud'] }] },
        ' [',
        { kind: 'citation', id: 'cite-2-1', reference: 2, inlines: ['2'] },
        '].',
        { kind: 'mark', id: 'mark-1-1', note: 1 },
      ],
    },
  ],
  sections: [
    {
      id: 'section-1',
      title: ['How ', { kind: 'code', inlines: ['loud()'] }, ' was measured'],
      blocks: [
        {
          kind: 'paragraph',
          inlines: [
            { kind: 'link', to: 'https://example.org/?a=1&b=2', inlines: ['Gutters'] },
            ' of H',
            { kind: 'sub', inlines: ['2'] },
            'O, m',
            { kind: 'sup', inlines: ['2'] },
            ', ',
            { kind: 'math', math: squared, tex: 'h^2' },
            { kind: 'break' },
            'and ',
            { kind: 'cross-reference', target: 'table-1', inlines: ['Table 1'] },
            ', ',
            { kind: 'cross-reference', target: 'figure-1', inlines: ['Figure 1'] },
            ', ',
            { kind: 'cross-reference', target: 'equation-1', inlines: ['(1)'] },
            ', ',
            { kind: 'cross-reference', target: 'section-1-1', inlines: ['below'] },
            '.',
            { kind: 'mark', id: 'mark-1-2', note: 1 },
          ],
        },
        { kind: 'equation', id: 'equation-1', label: '1', math: ratio },
        {
          kind: 'table',
          id: 'table-1',
          label: 'Table 1',
          caption: ['Levels in dB, ', { kind: 'emphasis', inlines: ['by hour'] }, '.'],
          head: [
            [
              { isHeading: true, inlines: [] },
              { isHeading: true, align: 'right', columns: 2, inlines: ['Level'] },
            ],
          ],
          rows: [
            [
              { isHeading: true, inlines: ['6 a.m.'] },
              { isHeading: false, align: 'right', inlines: ['41'] },
              { isHeading: false, align: 'center', inlines: [] },
            ],
          ],
        },
      ],
      sections: [
        {
          id: 'section-1-1',
          title: ['Roofs'],
          blocks: [
            {
              kind: 'figure',
              id: 'figure-1',
              label: 'Figure 1',
              caption: ['Levels over the day.'],
              alt: 'The level rises from 41 to 62 dB & falls again.',
              picture: {
                chart: {
                  kind: 'bars',
                  alt: 'The level rises from 41 to 62 dB & falls again.',
                  unit: 'dB',
                  series: ['Tin', 'Slate'],
                  rows: [
                    ['6 a.m.', 41, 30],
                    ['noon', 62, 44],
                  ],
                  from: 0,
                },
              },
            },
            {
              kind: 'figure',
              id: 'figure-2',
              label: 'Figure 2',
              caption: ['The roof.'],
              alt: 'A roof of tin under a tree.',
              picture: { file: 'journal/v1/i1/roof.png' },
            },
          ],
          sections: [],
        },
      ],
    },
    {
      id: 'section-2',
      title: ['What was said'],
      blocks: [
        { kind: 'quote', blocks: [{ kind: 'paragraph', inlines: ['It never stops.'] }] },
        {
          kind: 'list',
          isOrdered: true,
          start: 3,
          items: [
            [{ kind: 'paragraph', inlines: ['Listen.'] }],
            [
              { kind: 'paragraph', inlines: ['Write:'] },
              {
                kind: 'list',
                isOrdered: false,
                start: 1,
                items: [[{ kind: 'code', text: 'x <- 1', language: 'r' }]],
              },
            ],
          ],
        },
        { kind: 'code', text: 'if (a < b && c) stop()' },
      ],
      sections: [],
    },
  ],
  notes: [
    {
      id: 'note-1',
      number: 1,
      blocks: [{ kind: 'paragraph', inlines: ['Measured twice.'] }],
      marks: ['mark-1-1', 'mark-1-2'],
    },
  ],
};
