import type { Diagnostic } from '../../diagnostic.ts';
import type { ThemeFiles } from '../../project.ts';
import type { WrittenTypeface } from '../../theme/typeface.ts';
import { createDiagnostic, type CheckedFile, type Rule } from '../rule.ts';
import { typefaceDiagnostic } from './typeface-diagnostic.ts';

/** Reports errors in the site's tokens, and typefaces that are missing, repeated or unused. */
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
    const found = typefaceDiagnostic(face, packages, fonts);
    if (found) yield createDiagnostic(site, { path: ['theme', 'typefaces', index, ...found.path] }, found);
  }
  if (!site.valid) return;
  const [first, ...more] = faces.filter(({ script }) => script === undefined);
  if (first && [first, ...more].every(({ role }) => role === 'heading')) yield noBodyTypeface(site, first);
}

/**
 * Warns that running text has the typeface of headings. This is rarely intended, because the weights of that
 * typeface were chosen for headings.
 */
function noBodyTypeface(site: CheckedFile, { family }: WrittenTypeface): Diagnostic {
  return createDiagnostic(
    site,
    { path: ['theme', 'typefaces'] },
    {
      code: 'no-body-typeface',
      severity: 'warning',
      what: 'key',
      message: `No typeface has "role": "body": running text is set in ${family}, the typeface of headings.`,
      hint: 'Add one for running text; it may be the same family again.',
    },
  );
}

/** Reports fonts in _theme that no typeface uses: they are superfluous, or their name is misspelt. */
function* unusedFonts({ data }: CheckedFile, { fonts }: ThemeFiles): Iterable<Diagnostic> {
  const { theme: written } = data as { theme?: { typefaces?: WrittenTypeface[] } };
  const used = new Set(written?.typefaces?.map(({ file }) => file));
  // If the file of a typeface is misspelt, only that is reported.
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
