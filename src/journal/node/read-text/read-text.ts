import { encodingDiagnostic, createPositions } from 'pagewright/json';
import { quoteShortened } from 'pagewright/rule';
import { placeholdersIn, byteLength } from 'pagewright/text';
import type { LoadedImage } from 'pagewright/content';
import { figuresIn } from '../../core/text/figures-in.ts';
import type { FullText } from '../../core/text/full-text.ts';
import type {
  CachedTextFacts,
  PaperTextDiagnostic,
  ReadText,
  OffsetRange,
  TextFacts,
  TextRange,
} from '../../core/text/text-facts.ts';
import { readJatsText } from './jats/read-jats-text.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { renderText } from '../../core/text/render/render-text.ts';
import { treeMarkup } from '../../core/text/tree-markup.ts';
import { fold, splitIntoWords } from '../../core/search/terms.ts';
import { inlinesIn } from '../../core/text/walk-text.ts';

/**
 * Reads the text of a paper.
 * @param file its path from the project's root, ending in .md or .xml
 * @returns the text, as far as it can be parsed, and its diagnostics
 */
export function readPaperText({ path, text }: { path: string; text: string }): {
  facts: CachedTextFacts;
  text: FullText;
} {
  const read = readSafely(path, text);
  const charts = figuresIn(read.text).flatMap(({ id, picture }) => ('chart' in picture ? [id] : []));
  const weight = textWeight(
    read.text,
    read.facts.pictures.map((picture) => picture.file),
  );
  const diagnostics = [...read.facts.diagnostics, ...unfinishedDiagnostics(read, text)];
  const words = textWords(read.text);
  return {
    text: read.text,
    facts: { ...placeFacts({ ...read.facts, diagnostics }, text), charts, weight, searchWords: words },
  };
}

/** Unfinished parts: a placeholder in the text, or an empty text. */
function unfinishedDiagnostics({ facts, text: { opening, sections } }: ReadText<OffsetRange>, text: string) {
  if (facts.diagnostics.length === 0 && opening.length === 0 && sections.length === 0)
    return [
      {
        offset: 0,
        length: 1,
        code: 'text-empty',
        message: 'The text is empty.',
        hint: 'Write it, or remove "text" from the paper’s file.',
      },
    ];
  return placeholdersIn(text).map((range) => ({
    ...range,
    code: 'placeholder',
    message: `The text is still a placeholder: ${quoteShortened(text.slice(range.offset, range.offset + range.length))}`,
    hint: 'Write what belongs there.',
  }));
}

/** Reads a text; an exception becomes a diagnostic of that text, so that it ends no command. */
function readSafely(path: string, text: string): ReadText<OffsetRange> {
  const folder = path.slice(0, path.lastIndexOf('/')).replace(/^pages-config\/?/, '');
  const unreadable = encodingDiagnostic(text);
  if (unreadable)
    return {
      facts: { ...NO_FACTS, diagnostics: [unreadable] },
      text: { opening: [], sections: [], notes: [] },
    };
  try {
    return path.endsWith('.xml') ? readJatsText(text, folder) : readMarkdown(text, folder);
  } catch (error) {
    const diagnostic = {
      offset: 0,
      length: 1,
      code: 'text-not-read',
      message: `The text cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
      hint: 'This is a bug in the engine: report it with the file. Until then, leave parts of the text out, one at a time, to find the one it is about.',
    };
    return {
      facts: { ...NO_FACTS, diagnostics: [diagnostic] },
      text: { opening: [], sections: [], notes: [] },
    };
  }
}

const NO_FACTS: TextFacts<OffsetRange> = { diagnostics: [], citations: [], links: [], pictures: [] };

function placeFacts(
  { diagnostics, citations, links, pictures }: TextFacts<OffsetRange>,
  text: string,
): TextFacts {
  const positionAt = createPositions(text);
  const place = <Item extends OffsetRange>({ offset, length, ...item }: Item) => {
    const { line, column } = positionAt(offset);
    const end = positionAt(offset + length);
    const range: TextRange = { line, column, endLine: end.line, endColumn: end.column };
    return { ...range, ...item };
  };
  const placeDiagnostic = ({
    also,
    ...diagnostic
  }: PaperTextDiagnostic<OffsetRange>): PaperTextDiagnostic => ({
    ...place(diagnostic),
    ...(also && { also: also.map(place) }),
  });
  return {
    diagnostics: diagnostics.toSorted((one, other) => one.offset - other.offset).map(placeDiagnostic),
    citations: citations.map(place),
    links: links.map(place),
    pictures: pictures.map(place),
  };
}

/**
 * The size of a text's markup on the page of its paper, in bytes, without references.
 * @param pictures the files of its figures
 */
export function textWeight(text: FullText, pictures: readonly string[]): number {
  const rendered = renderText(text, new Map(pictures.map((file) => [file, estimatedPicture(file)])), 0);
  const markup = treeMarkup([...rendered.body, ...rendered.notes.flatMap(({ body }) => body)]);
  return byteLength(markup);
}

/** A placeholder for an unprocessed picture: with a name of the same length, and as many sources. */
function estimatedPicture(file: string): LoadedImage {
  const srcset = [320, 640, 960].map((width) => `/media/${file} ${width}w`).join(', ');
  const sources = ['image/avif', 'image/webp'].map((type) => ({ type, srcset }));
  return { kind: 'file', alt: '', src: `/media/${file}`, width: 960, height: 640, sources };
}

/** The different words of a text for the search, normalised. Code and listings count; formulas do not. */
export function textWords(text: FullText): string {
  const words = new Set<string>();
  for (const inline of inlinesIn(text))
    if (typeof inline === 'string') for (const word of splitIntoWords(inline)) words.add(fold(word));
  return [...words].sort().join(' ');
}
