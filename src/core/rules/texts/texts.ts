import type { Diagnostic } from '../../diagnostic.ts';
import { toText } from '../../json/to-text.ts';
import { parseTranslation } from '../../page/routes.ts';
import { proseAt } from '../../schema/prose.ts';
import { blankTexts, outerBlanks } from './blanks.ts';
import { markupDiagnostics } from './markup-diagnostics.ts';
import { misreadLetters } from './misread-letters.ts';
import type { FileReferences } from '../references.ts';
import type { FileRule } from '../rule.ts';
import type { AcceptedWords } from './house-style.ts';
import { placeholderReport } from './placeholder-report.ts';
import { repeatedWords } from './repeated-words.ts';
import type { TextCheck, TextDiagnostic } from './text-diagnostic.ts';
import { typographyDiagnostics } from './typography-diagnostics.ts';
import { fileNames, unfinishedTexts } from './unfinished-texts.ts';

const CHECKS: TextCheck[] = [
  blankTexts,
  outerBlanks,
  markupDiagnostics,
  misreadLetters,
  unfinishedTexts,
  fileNames,
];

/**
 * Reports visible texts that are unfinished or wrongly typeset, and tags in plain text. Their lengths are limits of the
 * schemas.
 */
export const texts: FileRule = function* (file) {
  const template = file.data['template'] as { language?: unknown } | undefined;
  const ownLanguage = parseTranslation(file.source.file)?.language ?? toText(template?.language ?? '');
  const about = { language: ownLanguage || file.language };
  const { accepted } = file;
  // Without the list of accepted words, a typographic fix could change them.
  const checks = accepted ? [...CHECKS, typographyDiagnostics, repeatedWords] : CHECKS;
  for (const { path, text, diagnostic } of diagnosticsIn(file.data, checks, about, file.markedUp)) {
    if (accepted && isAccepted(text, diagnostic, accepted)) continue;
    const kind = proseAt(file.set, file.kind, file.data, path);
    if (kind && (diagnostic.in ?? kind) === kind) yield report(file, path, diagnostic);
  }
};

interface LocatedDiagnostic {
  path: (string | number)[];
  text: string;
  diagnostic: TextDiagnostic;
}

function diagnosticsIn(
  data: unknown,
  checks: readonly TextCheck[],
  about: Parameters<TextCheck>[1],
  markedUp: FileReferences['markedUp'],
): readonly LocatedDiagnostic[] {
  const located: LocatedDiagnostic[] = [];
  const path: (string | number)[] = [];
  const checkText = (text: string, parent: object, key: string | number) => {
    for (const check of checks) {
      for (const diagnostic of check(text, about)) {
        // In plain text every tag is an error. A known rich text needs no lookup.
        if (diagnostic.in !== 'plain' || !markedUp.get(parent)?.has(key))
          located.push({ path: [...path], text, diagnostic });
      }
    }
  };
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
      path.push(key);
      if (typeof inner === 'string') checkText(inner, value, key);
      else visit(inner);
      path.pop();
    }
  };
  visit(data);
  return located;
}

/** Whether a diagnostic is within accepted words. */
function isAccepted(
  text: string,
  { code, offset, length }: TextDiagnostic,
  accepted: readonly AcceptedWords[],
): boolean {
  return accepted.some(({ fault: problem, words }) => {
    if (problem !== code) return false;
    // The words may occur several times: this is the first occurrence that ends after the diagnostic.
    const at = text.indexOf(words, offset + length - words.length);
    return at >= 0 && at <= offset;
  });
}

function report(
  { source, kind, data }: FileReferences,
  path: (string | number)[],
  diagnostic: TextDiagnostic,
): Diagnostic {
  const { offset, length, isWhole, fix, also } = diagnostic;
  const {
    code,
    message,
    hint,
    severity = 'error',
  } = diagnostic.code === 'placeholder'
    ? placeholderReport({ file: source.file, kind, data }, diagnostic)
    : diagnostic;
  return {
    file: source.file,
    ...(isWhole ? source.locate(path, 'value') : source.locateInText(path, offset, length)),
    severity,
    code,
    message,
    ...(hint && { hint: fix === undefined ? hint : `${hint} npm run validate -- --fix does it.` }),
    ...(fix === undefined ? {} : { fix }),
    ...(also && {
      also: also.map((more) => ({
        ...source.locateInText(path, more.offset, more.length),
        fix: more.fix,
      })),
    }),
  };
}
