import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { MAX_DIAGNOSTICS, type Diagnostic } from '../diagnostic.ts';
import { duplicateKeys } from './duplicate-keys.ts';
import {
  MAX_DEPTH,
  MAX_ENTRIES,
  MAX_LENGTH,
  findTooDeepBracket,
  inspectStructure,
} from './json-structure.ts';
import { encodingDiagnostic, syntaxDiagnostics } from './json-syntax.ts';
import { rawOffsets } from './raw-offsets.ts';
import type { SyntaxDiagnostic } from './syntax-diagnostic.ts';
import type { ProjectFile } from '../project.ts';
import { createPositions } from './text-position.ts';

/** The keys and indexes that lead to a value: `['sections', 0, 'title']`. */
export type JsonPath = readonly (string | number)[];

/**
 * A range of a file. Lines and columns count from 1; the end is the position after the last character.
 */
export interface Range {
  /** The file, if it is not that of the source. */
  file?: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A parsed JSON file: data, syntax errors and positions. */
export interface JsonSource {
  file: string;
  text: string;
  /** Undefined if the text can't be parsed; see the syntax errors. */
  data: unknown;
  diagnostics: Diagnostic[];
  /** The names of the shared sections that are filled in. */
  uses?: readonly string[];
  /** The range of a key or value; for an unknown path, the range of the nearest parent. */
  locate(path: JsonPath, what: 'key' | 'value'): Range;
  /**
   * The range of a part of the text value at a path. The offset counts characters of the value, not of the
   * file.
   */
  locateInText(path: JsonPath, offset: number, length: number): Range;
  /** The range of a part of the file, by offset. */
  rangeAt(offset: number, length: number): Range;
}

/** All texts of a file, those of filled-in shared sections included. */
export function textWithShared({ text, uses, data }: Pick<JsonSource, 'text' | 'uses' | 'data'>): string {
  return uses ? text + JSON.stringify(data) : text;
}

/**
 * Parses one JSON file and never throws. JSON.parse does the work; the slower parser with positions runs only after
 * an error or if a position is needed.
 */
export function readJson(file: ProjectFile): JsonSource {
  return new Source(file);
}

class Source implements JsonSource {
  readonly file: string;
  readonly text: string;
  readonly data: unknown;
  readonly diagnostics: Diagnostic[] = [];
  #tree: Node | undefined | null = null;
  #table: { node: Node; offsets: Uint32Array } | undefined;
  #positionAt: ReturnType<typeof createPositions> | undefined;

  constructor(file: ProjectFile) {
    this.file = file.path;
    this.text = file.text;
    this.data = this.#read();
  }

  rangeAt(offset: number, length: number): Range {
    this.#positionAt ??= createPositions(this.text);
    const start = this.#positionAt(offset);
    const end = this.#positionAt(offset + length);
    return { ...start, endLine: end.line, endColumn: end.column };
  }

  locateInText(path: JsonPath, offset: number, length: number): Range {
    const tree = this.#readTree();
    const node = tree && findNodeAtLocation(tree, [...path]);
    if (node?.type !== 'string') return this.locate(path, 'value');
    // Diagnostics of one text follow each other: caching the last table makes thousands of them as fast as
    // one.
    if (this.#table?.node !== node) this.#table = { node, offsets: rawOffsets(this.text, node) };
    const { offsets } = this.#table;
    const at = (place: number) => offsets[Math.min(place, offsets.length - 1)]!;
    return this.rangeAt(at(offset), at(offset + length) - at(offset));
  }

  locate(path: JsonPath, what: 'key' | 'value'): Range {
    // A diagnostic of the whole file marks only its first bracket, so that editors do not underline every
    // line.
    if (path.length === 0) return this.rangeAt(Math.max(0, this.text.search(/[^\s\ufeff]/)), 1);
    const tree = this.#readTree();
    if (!tree) return this.rangeAt(0, 0);
    for (let length = path.length; length > 0; length--) {
      const node = findNodeAtLocation(tree, path.slice(0, length));
      if (!node) continue;
      const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
      const at = what === 'key' && key && length === path.length ? key : node;
      return this.rangeAt(at.offset, at.length);
    }
    return this.rangeAt(tree.offset, tree.length);
  }

  #readTree(): Node | undefined {
    if (this.#tree === null)
      this.#tree = parseTree(blankByteOrderMark(this.text), [], { allowTrailingComma: true });
    return this.#tree;
  }

  #read(): unknown {
    const data = this.#parse();
    if (data === undefined) return undefined;
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data;
    this.#report(
      this.locate([], 'value'),
      'not-an-object',
      `The file contains ${describeValue(data)} where an object is needed.`,
      'Begin the file with { and end it with }.',
    );
    return undefined;
  }

  #parse(): unknown {
    let data: unknown;
    try {
      data = JSON.parse(this.text);
    } catch {
      return this.#parseSlowly();
    }
    const unreadable = encodingDiagnostic(this.text);
    if (unreadable) this.#reportDiagnostic(unreadable);
    const structure = inspectStructure(this.text);
    if (structure === 'deep') return this.#tooDeep();
    if (structure === 'long') return this.#tooLong();
    if (structure === 'repeats') this.#reportDuplicates();
    return data;
  }

  /**
   * Parses text that is not valid JSON: collects the errors, and returns data if the intended data is
   * certain.
   */
  #parseSlowly(): unknown {
    if (this.text.length > MAX_LENGTH) return this.#tooLong();
    if (findTooDeepBracket(this.text, MAX_DEPTH) >= 0) return this.#tooDeep();
    const { diagnostics, data } = syntaxDiagnostics(this.text);
    diagnostics.forEach((diagnostic) => this.#reportDiagnostic(diagnostic));
    if (data !== undefined) this.#reportDuplicates();
    return data;
  }

  #tooDeep(): undefined {
    const offset = Math.max(0, findTooDeepBracket(this.text, MAX_DEPTH));
    this.#tree = undefined;
    this.#report(
      this.rangeAt(offset, 1),
      'too-deep',
      `The file has more than ${MAX_DEPTH} levels.`,
      'No page needs so many levels: look for brackets that were pasted twice.',
    );
    return undefined;
  }

  #tooLong(): undefined {
    this.#tree = undefined;
    this.#report(
      this.rangeAt(0, 1),
      'too-large',
      `The file is larger than any page: it has more than ${MAX_LENGTH.toLocaleString('en')} characters, or a list of ${MAX_ENTRIES.toLocaleString('en')} entries.`,
      'Divide it into several pages.',
    );
    return undefined;
  }

  #reportDuplicates(): void {
    for (const { offset, length, key, first } of duplicateKeys(this.text).slice(0, MAX_DIAGNOSTICS)) {
      const { line } = this.rangeAt(first, 0);
      this.#report(
        this.rangeAt(offset, length),
        'duplicate-key',
        `The key "${key}" appears twice in the same object; it is first written in line ${line}.`,
        'Keep one of the two: only the last one counts.',
      );
    }
  }

  #reportDiagnostic({ offset, length, code, message, hint, fix }: SyntaxDiagnostic): void {
    this.#report(this.rangeAt(offset, length), code, message, hint, fix);
  }

  #report(range: Range, code: string, message: string, hint: string, fix?: string): void {
    const guess = fix === undefined ? {} : ({ fix, guess: true } as const);
    this.diagnostics.push({ file: this.file, ...range, severity: 'error', code, message, hint, ...guess });
  }
}

/** Replaces a byte order mark with a blank, so that offsets stay the same. */
function blankByteOrderMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? ' ' + text.slice(1) : text;
}

function describeValue(data: unknown): string {
  if (data === null) return 'null';
  if (Array.isArray(data)) return 'a list';
  return typeof data === 'string' ? 'a text' : `a ${typeof data}`;
}
