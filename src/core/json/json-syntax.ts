import { getNodeValue, parseTree, type ParseError } from 'jsonc-parser';
import { MAX_DIAGNOSTICS } from '../diagnostic.ts';
import { controlCharacter, syntaxFault, type SyntaxFault } from './syntax-fault.ts';
import { syntaxMessages } from './syntax-messages.ts';
import { positions } from './text-position.ts';

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
  const found = causes(errors, body);
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

/** One slip makes the parser stumble several times: what follows from an earlier fault is left out. */
function causes(errors: readonly ParseError[], text: string): SyntaxFault[] {
  const positionAt = positions(text);
  const lines = new Set<number>();
  const offsets = new Set<number>();
  const kept: SyntaxFault[] = [];
  let astray: string | undefined;
  for (const error of errors) {
    const fault = syntaxFault(text, error);
    // Behind a fault that leads the parser astray, only further ones of its kind can be told from what follows of it.
    if (astray !== undefined && !WORDS.has(astray)) break;
    if (astray !== undefined && fault.code !== astray) continue;
    if (fault.code === 'missing-bracket' && kept.length > 0) continue;
    const { line } = positionAt(fault.offset);
    if (offsets.has(fault.offset)) continue;
    if (lines.has(line) && !HARMLESS.has(fault.code)) continue;
    if (kept.length >= MAX_DIAGNOSTICS) break;
    lines.add(line);
    offsets.add(fault.offset);
    kept.push(fault);
    if (!HARMLESS.has(fault.code) && !SLIPS.has(fault.code)) astray ??= fault.code;
  }
  return kept;
}

/** What was meant is beyond doubt. */
const HARMLESS = new Set(['byte-order-mark', 'trailing-comma', 'comment']);

/** The parser goes on in the right place behind these. */
const SLIPS = new Set(['missing-comma', 'missing-colon', 'wrong-escape', 'control-character']);

/** Who writes one word in this way writes others so. */
const WORDS = new Set(['missing-quotes', 'wrong-quotes', 'wrong-literal']);
