import { getNodeValue, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { bracketFault } from './bracket-fault.ts';
import { mendOf, type Mend } from './mended.ts';
import { controlCharacter, syntaxFault, type SyntaxFault } from './syntax-fault.ts';
import { syntaxMessages } from './syntax-messages.ts';

/**
 * Says why a text is not JSON; gives the data too where what was meant is beyond doubt. A file with a cause that
 * makes everything after it wrong (its encoding, a merge) gets that one fault alone.
 */
export function syntaxFaults(text: string): { faults: SyntaxFault[]; data: unknown } {
  const cause = encodingFault(text) ?? mergeConflict(text);
  if (cause) return { faults: [cause], data: undefined };
  const faults: SyntaxFault[] = [];
  let body = text;
  if (text.charCodeAt(0) === 0xfeff) {
    faults.push({ offset: 0, length: 1, ...syntaxMessages['byte-order-mark'], fix: '' });
    body = ' ' + text.slice(1);
  }
  if (body.trim() === '')
    return { faults: [{ offset: 0, length: 0, ...syntaxMessages['empty-file'] }], data: undefined };
  const errors: ParseError[] = [];
  const tree = parseTree(body, errors, { disallowComments: true });
  const found = causes(body);
  if (found.length === 0 && errors.length === 0 && faults.length === 0) found.push(controlCharacter(body, 0));
  faults.push(...found);
  const harmless = tree !== undefined && faults.every(({ code }) => HARMLESS.has(code));
  // The parser's own objects have no prototype, which others don't expect.
  return { faults, data: harmless ? JSON.parse(JSON.stringify(getNodeValue(tree))) : undefined };
}

/** Bytes that are not UTF-8 were read as U+FFFD; text in UTF-16 then has a NUL beside every ASCII character. */
export function encodingFault(text: string): SyntaxFault | undefined {
  const offset = text.indexOf('\ufffd');
  if (/^\ufffd{0,2}(?:[^\0]\0|\0[^\0]){2}/.test(text))
    return { offset: 0, length: 1, ...syntaxMessages['utf-16'] };
  return offset < 0 ? undefined : { offset, length: 1, ...syntaxMessages['not-utf-8'] };
}

function mergeConflict(text: string): SyntaxFault | undefined {
  const found = /^[ \t]*(?:<{7} .*|={7}|>{7} .*)$/m.exec(text);
  return found
    ? { offset: found.index, length: found[0].length, ...syntaxMessages['merge-conflict'] }
    : undefined;
}

/**
 * One slip makes the parser stumble several times: each fault is mended as it was probably meant before the next is looked
 * for, as long as it is known how.
 */
function causes(text: string): SyntaxFault[] {
  const kept: SyntaxFault[] = [];
  const mends: Mend[] = [];
  let body = text;
  const most = Math.max(3, Math.min(MAX_CAUSES, Math.floor(MOST_READ / text.length)));
  while (kept.length < most) {
    const error = firstError(body);
    if (!error) break;
    const isBehind = printParseErrorCode(error.error) === 'EndOfFileExpected';
    const fault = (isBehind ? undefined : bracketFault(body, error.offset)) ?? syntaxFault(body, error);
    // At the end of the file nobody knows whether a bracket is missing, or a mend has lost it.
    if (fault.code === 'missing-bracket' && fault.offset >= body.trimEnd().length && kept.length > 0) break;
    const offset = writtenAt(fault.offset, mends);
    if (kept.some((each) => each.offset === offset)) break;
    kept.push({ ...fault, offset });
    const mend = mendOf(body, fault);
    if (!mend) break;
    mends.push(mend);
    body = body.slice(0, mend.offset) + mend.text + body.slice(mend.offset + mend.length);
  }
  return kept.sort((one, other) => one.offset - other.offset);
}

function firstError(text: string): ParseError | undefined {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  return errors.reduce<ParseError | undefined>(
    (first, error) => (first && first.offset <= error.offset ? first : error),
    undefined,
  );
}

/** Where a place of the mended text stands in the file: what was mended last is taken back first. */
function writtenAt(offset: number, mends: readonly Mend[]): number {
  return mends.reduceRight((at, mend) => {
    if (at < mend.offset + mend.text.length) return Math.min(at, mend.offset + mend.length);
    return at - mend.text.length + mend.length;
  }, offset);
}

/** The file is read anew for each of them: of a long one fewer are looked for, and nobody mends more at a time. */
const MAX_CAUSES = 25;
const MOST_READ = 3_000_000;

/** What was meant is beyond doubt. */
const HARMLESS = new Set(['byte-order-mark', 'trailing-comma', 'comment']);
