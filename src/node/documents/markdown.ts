import { Lexer } from 'marked';
import type { Token, Tokens } from 'marked';
import { parseChart } from './chart-data.ts';
import type { Chart } from './chart-data.ts';

/** A stretch of text in one dress. */
export interface Span {
  text: string;
  italic?: boolean;
  bold?: boolean;
}

export type Block =
  | { kind: 'heading'; depth: number; text: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'quote'; paragraphs: Span[][] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | {
      kind: 'table';
      caption: Span[];
      align: ('left' | 'right' | 'center')[];
      head: Span[][];
      rows: Span[][][];
    }
  | { kind: 'chart'; caption: Span[]; chart: Chart };

const caption = /^(Table|Figure|तालिका|चित्र) [\d०-९]+[.।]/;

/** The blocks of a document's text. A paragraph “Table 1. …” or “Figure 1. …” becomes the caption of what follows it. */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let pending: Span[] = [];
  for (const token of new Lexer({ gfm: true }).lex(text)) {
    const block = blockOf(token, pending);
    if (!block) continue;
    const isCaption = block.kind === 'paragraph' && caption.test(plain(block.spans));
    if (pending.length > 0 && block.kind !== 'table' && block.kind !== 'chart') {
      throw new Error(`A caption without a table or chart below it: “${plain(pending)}”`);
    }
    pending = isCaption ? block.spans : [];
    if (!isCaption) blocks.push(block);
  }
  if (pending.length > 0) throw new Error(`A caption without a table or chart below it: “${plain(pending)}”`);
  return blocks;
}

/** The words of some spans without their dress. */
export function plain(spans: Span[]): string {
  return spans.map((span) => span.text).join('');
}

function blockOf(token: Token, pending: Span[]): Block | null {
  switch (token.type) {
    case 'space':
      return null;
    case 'heading':
      return { kind: 'heading', depth: (token as Tokens.Heading).depth, text: plain(spansOf(token.tokens)) };
    case 'paragraph':
      return { kind: 'paragraph', spans: spansOf(token.tokens) };
    case 'blockquote':
      return {
        kind: 'quote',
        paragraphs: (token as Tokens.Blockquote).tokens
          .filter((child): child is Tokens.Paragraph => child.type === 'paragraph')
          .map((child) => spansOf(child.tokens)),
      };
    case 'list':
      return listOf(token as Tokens.List);
    case 'table':
      return tableOf(token as Tokens.Table, pending);
    case 'code':
      return { kind: 'chart', caption: pending, chart: parseChart((token as Tokens.Code).text) };
    default:
      throw new Error(`A document’s text can’t hold “${token.type}”: ${token.raw.slice(0, 60)}`);
  }
}

function listOf(token: Tokens.List): Block {
  return { kind: 'list', ordered: token.ordered, items: token.items.map((item) => spansOf(item.tokens)) };
}

function tableOf(token: Tokens.Table, pending: Span[]): Block {
  return {
    kind: 'table',
    caption: pending,
    align: token.align.map((align) => align ?? 'left'),
    head: token.header.map((cell) => spansOf(cell.tokens)),
    rows: token.rows.map((row) => row.map((cell) => spansOf(cell.tokens))),
  };
}

function spansOf(tokens: Token[] = [], dress: Omit<Span, 'text'> = {}): Span[] {
  return tokens.flatMap((token): Span[] => {
    if (token.type === 'strong') return spansOf(token.tokens, { ...dress, bold: true });
    if (token.type === 'em') return spansOf(token.tokens, { ...dress, italic: true });
    if (token.type === 'text' && token.tokens) return spansOf(token.tokens, dress);
    if (token.type === 'escape') return [{ text: token.text as string, ...dress }];
    if (token.type === 'text') return [{ text: (token.text as string).replace(/\s+/g, ' '), ...dress }];
    throw new Error(`A document’s text can’t hold “${token.type}”: ${token.raw.slice(0, 60)}`);
  });
}
