import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFDocument,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { readOperations, writeOperations, type PdfOperation } from './pdf-operations.ts';

/**
 * Ends each syllable of Devanagari at the end of its last letter. Some readers look for this end after the last
 * glyph; a mark above the letter has no width, so they would find a gap, and read a space within the word.
 */
export function closeSyllables(pdf: PDFDocument): void {
  for (const page of pdf.getPages()) {
    const ref = page.node.get(PDFName.of('Contents'));
    const stream = page.node.lookup(PDFName.of('Contents'));
    if (!(stream instanceof PDFRawStream)) continue;
    const content = decodePDFRawStream(stream).decode();
    if (!Buffer.from(content).includes('/ActualText')) continue;
    const newContent = writeOperations(closeAll(readOperations(content, pdf.context), page));
    pdf.context.assign(ref as Parameters<typeof pdf.context.assign>[0], pdf.context.flateStream(newContent));
  }
}

/** Adds character spacing after the last glyph of each syllable that needs it to the operations of a page. */
function closeAll(operations: readonly PdfOperation[], page: PDFPage): PdfOperation[] {
  const newOperations: PdfOperation[] = [];
  let font: Font = { size: 0, getWidth: () => 0 };
  let syllable: Glyph[] | undefined;
  let x = 0;
  for (const operation of operations) {
    const { operator, operands } = operation;
    if (operator === 'Tf') font = readFont(page, operands);
    // A syllable is marked content with its text.
    if (operator === 'BDC') [syllable, x] = [hasText(operands) ? [] : undefined, 0];
    if (operator === 'Tm' && syllable) [syllable, x] = [[], 0];
    if (operator === 'Td') x += numberIn(operands[0]);
    if (operator === 'Tj')
      syllable?.push({ index: newOperations.length, end: x + operandWidth(operands[0], font) });
    if (operator === 'EMC' && syllable?.length) {
      const last = syllable.at(-1)!;
      const gap = Math.max(...syllable.map(({ end }) => end)) - last.end;
      // Character spacing (Tc) widens the glyph; the text after it has its own position.
      if (gap >= 0.01) {
        newOperations.splice(last.index, 0, spacing(gap));
        newOperations.push(spacing(0));
      }
      syllable = undefined;
    }
    newOperations.push(operation);
  }
  return newOperations;
}

interface Glyph {
  /** The index of the operation with the glyph. */
  index: number;
  /** The end of the glyph, in text units. */
  end: number;
}

interface Font {
  size: number;
  /** The width of a glyph, in thousandths of the size. */
  getWidth: (glyph: number) => number;
}

function hasText(operands: PdfOperation['operands']): boolean {
  return operands.some((each) => each instanceof PDFDict && each.has(PDFName.of('ActualText')));
}

function spacing(width: number): PdfOperation {
  return { operator: 'Tc', operands: [PDFNumber.of(Number(width.toFixed(3)))] };
}

function numberIn(operand: unknown): number {
  return operand instanceof PDFNumber ? operand.asNumber() : 0;
}

/** The width of an operand: one glyph of two bytes. */
function operandWidth(operand: unknown, { size, getWidth: width }: Font): number {
  if (!(operand instanceof PDFHexString)) return 0;
  return (width(Buffer.from(operand.asBytes()).readUInt16BE()) * size) / 1000;
}

function readFont(page: PDFPage, [name, size]: PdfOperation['operands']): Font {
  const font = page.node
    .Resources()
    ?.lookup(PDFName.of('Font'), PDFDict)
    .lookup(name as PDFName, PDFDict);
  const descendant = font?.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray)?.lookup(0, PDFDict);
  const usual = descendant?.lookup(PDFName.of('DW'));
  const widths = widthsIn(descendant?.lookup(PDFName.of('W')));
  return {
    size: numberIn(size),
    getWidth: (glyph) => widths.get(glyph) ?? (usual instanceof PDFNumber ? usual.asNumber() : 1000),
  };
}

/**
 * Parses a table of widths, such as `[0 [596 0] 15 19 0]`: the widths of the first two glyphs, and of glyphs 15 to
 * 19.
 */
function widthsIn(table: unknown): Map<number, number> {
  const widths = new Map<number, number>();
  const entries = table instanceof PDFArray ? table.asArray() : [];
  for (let index = 0; index < entries.length;) {
    const from = numberIn(entries[index]);
    const next = entries[index + 1];
    if (next instanceof PDFArray) {
      next.asArray().forEach((width, offset) => widths.set(from + offset, numberIn(width)));
      index += 2;
    } else {
      for (let glyph = from; glyph <= numberIn(next); glyph++)
        widths.set(glyph, numberIn(entries[index + 2]));
      index += 3;
    }
  }
  return widths;
}
