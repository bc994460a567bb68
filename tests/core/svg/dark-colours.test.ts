import { describe, expect, test } from 'vitest';
import { isDarkColours } from '../../../src/core/svg/allowed-svg.ts';

const inMedia = (rule: string) => `@media (prefers-color-scheme: dark) { ${rule} }`;

describe('the style sheet of a drawing', () => {
  test.each([
    '@media(prefers-color-scheme:dark){svg{--art-paper:#f1f3fb}}',
    inMedia('svg { color: #fff; --line: #12345678 }'),
    inMedia('\n svg {\n --a: #FFF;\n --b: #fff0;\n }\n'),
    inMedia('svg {}'),
  ])('may contain %s', (style) => {
    expect(isDarkColours(style)).toBe(true);
  });

  test.each([
    '',
    'svg { color: #fff }',
    inMedia('path { color: #fff }'),
    inMedia('svg { fill: #fff }'),
    inMedia('svg { color: red }'),
    inMedia('svg { color: #12345 }'),
    inMedia('svg { color: #fff !important }'),
    inMedia('svg { color: url(#a) }'),
    inMedia('svg { --a: #fff } svg { --b: #fff }'),
    inMedia('svg { --a/* </style> */: #fff }'),
    inMedia('svg { color: #fff'),
    '@media (prefers-color-scheme: light) { svg { color: #fff } }',
    `${inMedia('svg { color: #fff }')} @import "x";`,
    // Colours without semicolons: a regular expression once took hours for them.
    `@media (prefers-color-scheme: dark) { svg { ${'color:#fff'.repeat(50)} } `,
  ])('may not contain %s', (style) => {
    expect(isDarkColours(style)).toBe(false);
  });
});
