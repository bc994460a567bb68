import { XmlElement } from '@rgrove/parse-xml';
import type { MathElement } from '../../../core/text/full-text.ts';
import { mathElement } from '../math/mathml.ts';
import { readTex } from '../math/tex.ts';
import type { JatsReading } from './jats-reading.ts';

/**
 * The formula in an element as MathML. If it can't be parsed, that is reported and the source is returned;
 * undefined if there is no formula.
 */
export function jatsMath(
  element: XmlElement,
  isBlock: boolean,
  reading: JatsReading,
): { math: MathElement; tex?: string } | { source: string } | undefined {
  const formulas = isFormula(element) ? [element] : [...formulasIn(element)];
  const math = formulas.find(({ name }) => name !== 'tex-math');
  const tex = formulas.find(({ name }) => name === 'tex-math');
  const source = tex && texIn(tex.text);
  const mathTree = math && mathElement(math, isBlock);
  if (Array.isArray(mathTree)) return { math: mathTree, ...(source && { tex: source }) };
  if (math && mathTree)
    reading.diagnostic(math, {
      code: 'text-math',
      message: `MathML has no element <${mathTree.unknown}> that browsers draw.`,
      hint: 'Write the formula with the elements of MathML Core, or as <tex-math>.',
    });
  if (tex === undefined || !source) return math && { source: math.text.replace(/\s+/g, ' ').trim() };
  const parsedTex = readTex(source, isBlock);
  if (!('refused' in parsedTex)) return { math: parsedTex, tex: source };
  reading.diagnostic(tex, {
    code: 'text-tex',
    message: `The formula can’t be read: ${parsedTex.refused}.`,
    hint: 'Correct the TeX.',
  });
  return { source };
}

/** Reports a formula that is only a picture. */
export function reportPictureOfFormula(element: XmlElement, reading: JatsReading): void {
  reading.diagnostic(element, {
    code: 'text-math',
    message: 'The formula is neither MathML nor TeX.',
    hint: 'Write it as <mml:math> or as <tex-math>: a picture of it can’t be read aloud.',
  });
}

/** The formula in a <tex-math>: some publishers write a whole LaTeX document for each formula. */
function texIn(written: string): string {
  const start = written.indexOf(BEGIN);
  const end = written.indexOf('\\end{document}', start);
  const body = start < 0 ? written : written.slice(start + BEGIN.length, end < 0 ? undefined : end);
  return (
    body
      .trim()
      .replace(/^(?:\\\[|\\\(|\$\$?)|(?:\\\]|\\\)|\$\$?)$/g, '')
      // An old environment with three columns.
      .replace(/\\begin\{eqnarray\*?\}/g, '\\begin{array}{rcl}')
      .replace(/\\end\{eqnarray\*?\}/g, '\\end{array}')
      .replace(/\\nonumber\b|\\label\{[^}]*\}/g, '')
      .trim()
  );
}

const BEGIN = '\\begin{document}';

function isFormula({ name }: XmlElement): boolean {
  return name === 'tex-math' || name === 'math' || name.endsWith(':math');
}

function* formulasIn(element: XmlElement): Iterable<XmlElement> {
  for (const child of element.children) {
    if (!(child instanceof XmlElement)) continue;
    if (isFormula(child)) yield child;
    else yield* formulasIn(child);
  }
}
