import { CssSyntaxError, parse } from 'postcss';
import type { Declaration, Root } from 'postcss';
import type { Diagnostic } from '../../diagnostic.ts';
import type { ProjectFile, ThemeFiles } from '../../project.ts';
import { didYouMean } from '../../schema/suggest.ts';
import { packageFile } from '../../theme/typeface.ts';
import type { WrittenTypeface } from '../../theme/typeface.ts';
import { fault, type CheckedFile, type Report, type Rule } from '../rule.ts';

/** The site's tokens are ones that the engine knows, and each of its typefaces is there. */
export const theme: Rule = function* ({ site, theme: files }) {
  if (!files) return;
  if (files.tokens) yield* tokenFaults(files.tokens, files.defaults);
  if (site) yield* typefaceFaults(site, files);
};

function* tokenFaults(file: ProjectFile, defaults: string): Iterable<Diagnostic> {
  const sheet = parsed(file);
  if (!('walkDecls' in sheet)) return yield sheet;
  const declarations: Declaration[] = [];
  sheet.walkDecls((declaration) => void declarations.push(declaration));
  const own = new Set(declarations.map(({ prop }) => prop));
  const engine = new Set([...defaults.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name));
  const referred = new Set(declarations.flatMap(({ value }) => referencesIn(value)));
  for (const declaration of declarations) {
    const { prop, value } = declaration;
    if (!prop.startsWith('--')) {
      yield at(file, declaration, {
        code: 'not-a-token',
        message: `"${prop}" is no token: this file holds custom properties alone.`,
        hint: 'Remove it, or write the token that it should set, such as --ink.',
      });
    } else if (!engine.has(prop) && !referred.has(prop)) {
      yield at(file, declaration, {
        code: 'unused-token',
        severity: 'warning',
        message: `Nothing uses the token ${prop}.`,
        hint: didYouMean(prop, engine) ?? 'Remove it.',
      });
    }
    for (const name of referencesIn(value)) {
      if (own.has(name) || engine.has(name)) continue;
      yield at(file, declaration, {
        code: 'unknown-token',
        message: `There is no token ${name}.`,
        hint: didYouMean(name, [...own, ...engine]) ?? `Define ${name} in this file.`,
      });
    }
  }
}

function* typefaceFaults(site: CheckedFile, { packages, fonts }: ThemeFiles): Iterable<Diagnostic> {
  const { theme: written } = site.data as { theme?: { typefaces?: unknown } };
  const faces = Array.isArray(written?.typefaces) ? (written.typefaces as WrittenTypeface[]) : [];
  for (const [index, face] of faces.entries()) {
    const report = typefaceFault(face, packages, fonts);
    const key = face?.file === undefined ? 'package' : 'file';
    if (report) yield fault(site, { path: ['theme', 'typefaces', index, key] }, report);
  }
}

function typefaceFault(
  face: WrittenTypeface,
  packages: ThemeFiles['packages'],
  fonts: readonly string[],
): Report | undefined {
  if (typeof face !== 'object' || face === null || !Array.isArray(face.weights)) return undefined;
  if (face.file !== undefined) {
    if (fonts.includes(face.file)) return undefined;
    const hint = didYouMean(face.file, fonts) ?? 'Put it there, or name a package.';
    return { code: 'missing-font', message: `The file ${face.file} is not in _theme.`, hint };
  }
  if (face.package === undefined) {
    const hint = 'Write "package", or "file" for a file in _theme.';
    return { code: 'missing-font', message: 'The typeface says nothing of where it comes from.', hint };
  }
  const files = packages.get(face.package);
  if (!files) {
    const hint = didYouMean(face.package, packages.keys()) ?? `Install it: npm install ${face.package}`;
    return { code: 'unknown-font-package', message: `The package ${face.package} is not installed.`, hint };
  }
  if (packageFile(face, face.script ?? 'latin', files)) return undefined;
  const letters = face.script ? ` for the script ${face.script}` : '';
  return {
    code: 'missing-font',
    message: `${face.package} has no ${face.style ?? 'normal'} style with these weights and axes${letters}.`,
    hint: 'A package of single weights wants one typeface for each weight; a variable one wants @fontsource-variable.',
  };
}

/** The style sheet, or what is wrong with it. */
function parsed(file: ProjectFile): Root | Diagnostic {
  try {
    return parse(file.text);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line = 1, column = 1, reason } = error;
    const place = { line, column, endLine: line, endColumn: column + 1 };
    const message = `The style sheet can’t be read: ${reason}.`;
    return { file: file.path, ...place, severity: 'error', code: 'css-syntax', message };
  }
}

function referencesIn(value: string): string[] {
  return [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

function at(file: ProjectFile, { source }: Declaration, report: Report): Diagnostic {
  const { line, column } = source?.start ?? { line: 1, column: 1 };
  const { line: endLine, column: endColumn } = source?.end ?? { line, column };
  const { severity = 'error', ...rest } = report;
  return { file: file.path, line, column, endLine, endColumn, severity, ...rest } as Diagnostic;
}
