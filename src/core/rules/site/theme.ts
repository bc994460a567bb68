import type { Diagnostic } from '../../diagnostic.ts';
import type { ThemeFiles } from '../../project.ts';
import { didYouMean } from '../../schema/suggest.ts';
import { packageFile } from '../../theme/typeface.ts';
import type { WrittenTypeface } from '../../theme/typeface.ts';
import { createDiagnostic, type CheckedFile, type RuleReport, type Rule } from '../rule.ts';

/** The site's tokens are known to the engine, and its typefaces are installed. */
export const theme: Rule = function* ({ site, theme: files }) {
  if (!files) return;
  const { tokens, diagnostics = [] } = files;
  if (tokens) for (const found of diagnostics) yield { file: tokens.path, ...found };
  if (site) yield* typefaceDiagnostics(site, files);
  if (site?.valid) yield* unusedFonts(site, files);
};

function* typefaceDiagnostics(site: CheckedFile, { packages, fonts }: ThemeFiles): Iterable<Diagnostic> {
  const { theme: written } = site.data as { theme?: { typefaces?: unknown } };
  const faces = Array.isArray(written?.typefaces) ? (written.typefaces as WrittenTypeface[]) : [];
  const kinds = new Map<string, number>();
  for (const [index, face] of faces.entries()) {
    // The font of an invalid entry is unknown.
    if (isBroken(site, ['theme', 'typefaces', index])) continue;
    const { role, style = 'normal', script = '' } = face ?? {};
    const kind = JSON.stringify([role, style, script, face?.weights]);
    const other = kinds.get(kind);
    kinds.set(kind, other ?? index);
    if (other !== undefined) {
      yield createDiagnostic(
        site,
        { path: ['theme', 'typefaces', index] },
        {
          code: 'repeated-typeface',
          message: `The typeface has the role, style, script and weights of entry ${other + 1}.`,
          hint: 'Keep one of the two: browsers take only one.',
        },
      );
      continue;
    }
    const report = typefaceDiagnostic(face, packages, fonts);
    const key = face?.file === undefined ? 'package' : 'file';
    if (report) yield createDiagnostic(site, { path: ['theme', 'typefaces', index, key] }, report);
  }
}

/** Every font in _theme is that of a typeface: an unused one was forgotten, or its name misspelt. */
function* unusedFonts({ data }: CheckedFile, { fonts }: ThemeFiles): Iterable<Diagnostic> {
  const { theme: written } = data as { theme?: { typefaces?: WrittenTypeface[] } };
  const used = new Set(written?.typefaces?.map(({ file }) => file));
  // A typeface whose file is misspelt is reported alone.
  if ([...used].some((file) => file !== undefined && !fonts.includes(file))) return;
  for (const file of fonts) {
    if (used.has(file)) continue;
    yield {
      file: `pages-config/_theme/${file}`,
      line: 1,
      column: 1,
      severity: 'warning',
      code: 'unused-font',
      message: 'No typeface has this file.',
      hint: `Name it in "theme" of pages-config/_site.json: "file": "${file}"; or remove it.`,
    };
  }
}

function isBroken({ source, broken }: CheckedFile, path: (string | number)[]): boolean {
  const { line: first, endLine: last } = source.locate(path, 'value');
  return broken.some(({ line }) => line >= first && line <= last);
}

function typefaceDiagnostic(
  face: WrittenTypeface,
  packages: ThemeFiles['packages'],
  fonts: readonly string[],
): RuleReport | undefined {
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
