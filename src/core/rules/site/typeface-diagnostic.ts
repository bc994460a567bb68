import type { FontPackage, ThemeFiles } from '../../project.ts';
import { didYouMean, suggestOr } from '../../schema/suggest.ts';
import { joinNames } from '../../schema/message-parts.ts';
import { packageFile, weightRange, type WrittenTypeface } from '../../theme/typeface.ts';
import type { RuleReport } from '../rule.ts';

/** A report with the path of the value, from the entry of the typeface. */
type TypefaceDiagnostic = RuleReport & { path: (string | number)[] };

/** Checks that the font of a typeface exists, with all its weights and axes. */
export function typefaceDiagnostic(
  face: WrittenTypeface,
  packages: ThemeFiles['packages'],
  fonts: readonly string[],
): TypefaceDiagnostic | undefined {
  if (typeof face !== 'object' || face === null || !Array.isArray(face.weights)) return undefined;
  const path = [face.file === undefined ? 'package' : 'file'];
  if (face.file !== undefined) {
    if (fonts.includes(face.file)) return undefined;
    const hint = didYouMean(face.file, fonts) ?? 'Put it there, or name a package.';
    return { path, code: 'missing-font', message: `The file ${face.file} is not in _theme.`, hint };
  }
  if (face.package === undefined) {
    const hint = 'Write "package", or "file" for a file in _theme.';
    return { path, code: 'missing-font', message: 'The typeface has no source.', hint };
  }
  const fontPackage = packages.get(face.package);
  if (!fontPackage) {
    const hint = didYouMean(face.package, packages.keys()) ?? `Install it: npm install ${face.package}`;
    return {
      path,
      code: 'unknown-font-package',
      message: `The package ${face.package} is not installed.`,
      hint,
    };
  }
  const file = packageFile(face, face.script ?? 'latin', fontPackage.files);
  if (file !== undefined)
    return weightDiagnostic(face, file) ?? axisDiagnostic(face, fontPackage) ?? orderDiagnostic(face);
  const letters = face.script ? ` for the script ${face.script}` : '';
  return {
    path,
    code: 'missing-font',
    message: `${face.package} has no ${face.style ?? 'normal'} style with these weights and axes${letters}.`,
    hint: SINGLE_WEIGHTS,
  };
}

const SINGLE_WEIGHTS =
  'A package of single weights needs one typeface for each weight; a variable font needs @fontsource-variable.';

/** Reports weights and axes that the file of a single weight lacks. */
function weightDiagnostic(face: WrittenTypeface, file: string): TypefaceDiagnostic | undefined {
  const [from, to] = weightRange(face);
  if (!file.includes(`-${from}-`)) return undefined;
  if (face.axes) {
    const message = `${face.package} has single weights and no axes.`;
    return {
      path: ['axes'],
      code: 'unknown-axis',
      message,
      hint: 'Remove "axes", or name a variable package.',
    };
  }
  if (from === to) return undefined;
  const message = `${face.package} has one file for each weight: this typeface gets the weight ${from}, and never ${to}.`;
  return { path: ['weights'], code: 'missing-weight', message, hint: SINGLE_WEIGHTS };
}

function orderDiagnostic({
  weights: [from = 0, to = from],
}: WrittenTypeface): TypefaceDiagnostic | undefined {
  if (to >= from) return undefined;
  const message = `"weights" begin with the heaviest, ${from}.`;
  return { path: ['weights'], code: 'weight-order', message, hint: `Write [${to}, ${from}].` };
}

/** Checks that the weights and fixed values of a variable font are within its axes. */
function axisDiagnostic(face: WrittenTypeface, { axes }: FontPackage): TypefaceDiagnostic | undefined {
  if (!axes) return undefined;
  const { axes: written = {} } = face;
  const settings = [
    ...face.weights.map((value, index) => ({ axis: 'wght', value, path: ['weights', index] })),
    ...Object.entries(written).map(([axis, value]) => ({ axis, value, path: ['axes', axis] })),
  ];
  for (const { axis, value, path } of settings) {
    const axisRange = axes[axis];
    if (!axisRange) {
      const { hint } = suggestOr(axis, Object.keys(axes), `There are: ${joinNames(Object.keys(axes))}.`);
      return { path, code: 'unknown-axis', message: `${face.package} has no axis "${axis}".`, hint };
    }
    if (value >= axisRange.min && value <= axisRange.max) continue;
    const what = axis === 'wght' ? 'weights' : `values of "${axis}"`;
    return {
      path,
      code: axis === 'wght' ? 'missing-weight' : 'axis-value',
      message: `${face.package} has ${what} from ${axisRange.min} to ${axisRange.max}, and not ${value}.`,
      hint: `Write ${Math.min(Math.max(value, axisRange.min), axisRange.max)}, or another of these.`,
    };
  }
  return undefined;
}
