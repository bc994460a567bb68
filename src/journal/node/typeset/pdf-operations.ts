import { PDFObjectParser, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';

/** One operation of a content stream: its operands, then its operator (ISO 32000-1, 7.8.2). */
export interface PdfOperation {
  operator: string;
  operands: PDFObject[];
}

/**
 * Parses the operations of a content stream without inline images, which Chromium does not write.
 * @throws if the content has one, or is not a content stream
 */
export function readOperations(content: Uint8Array, context: PDFContext): PdfOperation[] {
  return [...new OperationParser(content, context)];
}

/** Writes operations as a content stream, one per line. */
export function writeOperations(operations: readonly PdfOperation[]): Buffer {
  const lines = operations.map(({ operator, operands }) =>
    [...operands.map((operand) => operand.toString().replaceAll('\n', ' ')), operator].join(' '),
  );
  return Buffer.from(`${lines.join('\n')}\n`, 'latin1');
}

/** The library's parser for objects, which are the operands, extended by operators. */
class OperationParser extends PDFObjectParser {
  constructor(content: Uint8Array, context: PDFContext) {
    super(PDFObjectParser.forBytes(content, context)['bytes'], context);
  }

  *[Symbol.iterator](): Generator<PdfOperation> {
    let operands: PDFObject[] = [];
    for (this.skipWhitespaceAndComments(); !this.bytes.done(); this.skipWhitespaceAndComments()) {
      if (!isOperator(this.bytes.peek())) operands.push(this.parseObject());
      else {
        const operator = this.#operator();
        if (operator === 'BI') throw new Error('The content stream has an inline image.');
        yield { operator, operands };
        operands = [];
      }
    }
  }

  #operator(): string {
    let name = '';
    while (!this.bytes.done() && isOperator(this.bytes.peek()))
      name += String.fromCharCode(this.bytes.next());
    return name;
  }
}

/** Operators are letters, with an asterisk, a digit, an apostrophe or a quotation mark in some. */
function isOperator(byte: number): boolean {
  const character = String.fromCharCode(byte);
  return /[A-Za-z*'"]/.test(character);
}
