import { getNodeValue, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { bracketDiagnostic } from './bracket-diagnostic.ts';
import { proposeRepair, type Repair } from './propose-repair.ts';
import { controlCharacter, syntaxDiagnostic, type SyntaxDiagnostic } from './syntax-diagnostic.ts';
import { syntaxMessages } from './syntax-messages.ts';

/**
 * Explains why a text is not JSON, and returns the data if the intended data is certain. If one cause breaks
 * everything after it (encoding, merge conflict), it is the only error reported.
 */
export function syntaxDiagnostics(text: string): { diagnostics: SyntaxDiagnostic[]; data: unknown } {
  const cause = encodingDiagnostic(text) ?? mergeConflict(text);
  if (cause) return { diagnostics: [cause], data: undefined };
  const diagnostics: SyntaxDiagnostic[] = [];
  let body = text;
  if (text.charCodeAt(0) === 0xfeff) {
    diagnostics.push({ offset: 0, length: 1, ...syntaxMessages['byte-order-mark'], fix: '' });
    body = ' ' + text.slice(1);
  }
  if (body.trim() === '')
    return { diagnostics: [{ offset: 0, length: 0, ...syntaxMessages['empty-file'] }], data: undefined };
  const errors: ParseError[] = [];
  const tree = parseTree(body, errors, { disallowComments: true });
  const causes = findCauses(body);
  if (causes.length === 0 && errors.length === 0 && diagnostics.length === 0)
    causes.push(controlCharacter(body, 0));
  diagnostics.push(...causes);
  const isHarmless = tree !== undefined && diagnostics.every(({ code }) => HARMLESS.has(code));
  // The parser's objects have no prototype; other code expects plain objects.
  return { diagnostics, data: isHarmless ? JSON.parse(JSON.stringify(getNodeValue(tree))) : undefined };
}

/**
 * Finds text in a wrong encoding: invalid UTF-8 was decoded as U+FFFD; UTF-16 text has a NUL next to every
 * ASCII character.
 */
export function encodingDiagnostic(text: string): SyntaxDiagnostic | undefined {
  const offset = text.indexOf('\ufffd');
  if (/^\ufffd{0,2}(?:[^\0]\0|\0[^\0]){2}/.test(text))
    return { offset: 0, length: 1, ...syntaxMessages['utf-16'] };
  return offset < 0 ? undefined : { offset, length: 1, ...syntaxMessages['not-utf-8'] };
}

function mergeConflict(text: string): SyntaxDiagnostic | undefined {
  const marker = /^[ \t]*(?:<{7} .*|={7}|>{7} .*)$/m.exec(text);
  return marker
    ? { offset: marker.index, length: marker[0].length, ...syntaxMessages['merge-conflict'] }
    : undefined;
}

/**
 * Returns the errors of a text. One typo makes the parser fail several times, so each error is repaired in
 * the most probable way before the search for the next one; the search ends at an error without a known
 * repair.
 */
function findCauses(text: string): SyntaxDiagnostic[] {
  const causes: SyntaxDiagnostic[] = [];
  const repairs: Repair[] = [];
  let body = text;
  const maxCauses = Math.max(3, Math.min(MAX_CAUSES, Math.floor(MAX_READ / text.length)));
  while (causes.length < maxCauses) {
    const error = firstError(body);
    if (!error) break;
    const isBehind = printParseErrorCode(error.error) === 'EndOfFileExpected';
    const diagnostic =
      (isBehind ? undefined : bracketDiagnostic(body, error.offset)) ?? syntaxDiagnostic(body, error);
    // At the end of the file a bracket may be missing, perhaps because a repair has removed it.
    if (
      diagnostic.code === 'missing-bracket' &&
      diagnostic.offset >= body.trimEnd().length &&
      causes.length > 0
    )
      break;
    const offset = writtenAt(diagnostic.offset, repairs);
    if (causes.some((each) => each.offset === offset)) break;
    causes.push({ ...diagnostic, offset });
    const repair = proposeRepair(body, diagnostic);
    if (!repair) break;
    repairs.push(repair);
    body = body.slice(0, repair.offset) + repair.text + body.slice(repair.offset + repair.length);
  }
  return causes.sort((one, other) => one.offset - other.offset);
}

function firstError(text: string): ParseError | undefined {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  return errors.reduce<ParseError | undefined>(
    (first, error) => (first && first.offset <= error.offset ? first : error),
    undefined,
  );
}

/** Converts an offset in the repaired text to one in the file, undoing the last repair first. */
function writtenAt(offset: number, repairs: readonly Repair[]): number {
  return repairs.reduceRight((at, repair) => {
    if (at < repair.offset + repair.text.length) return Math.min(at, repair.offset + repair.length);
    return at - repair.text.length + repair.length;
  }, offset);
}

/**
 * The maximal number of errors; long files report fewer, because each error needs another parse of the whole
 * file.
 */
const MAX_CAUSES = 25;
const MAX_READ = 3_000_000;

/** Errors with which the intended data is still certain. */
const HARMLESS = new Set(['byte-order-mark', 'trailing-comma', 'comment']);
