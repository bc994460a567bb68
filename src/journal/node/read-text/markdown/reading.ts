import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast';
import type { OffsetRange, PaperTextDiagnostic } from '../../../core/text/text-facts.ts';
import { TextReading } from '../text-reading.ts';
import { floatsIn, type Float, type WrittenCaption } from './captions.ts';

/** The state of reading one text in Markdown, with facts collected in advance. */
export class MarkdownReading extends TextReading {
  readonly source: string;
  /** The ids of tables and figures by label. */
  readonly labels = new Map<string, string>();
  /** The words for tables and figures, including those of captions. */
  readonly kinds = new Set(['Table', 'Figure']);
  /** The names of tables and figures that already have another diagnostic. */
  readonly reportedNames = new Set<string>();
  /** Whether two tables or figures have the same name: an unknown name may mean one of them. */
  isMisnumbered = false;
  /** Definitions of link addresses: [there]: https://example.org */
  readonly definitions = new Map<string, Definition>();
  readonly footnotes = new Map<string, FootnoteDefinition>();
  /** The link targets in the text, checked after everything is read. */
  readonly targets: { target: string; node: Nodes }[] = [];
  readonly #captions = new Map<Nodes, WrittenCaption>();
  readonly #captionParagraphs = new Set<Nodes>();
  readonly #floatIds = new Map<Nodes, string>();

  constructor(markdown: string, folder: string, tree: Root) {
    super(folder);
    this.source = markdown;
    this.#numberFloats(tree);
    this.#findDefinitions(tree);
  }

  diagnostic(
    place: Nodes | OffsetRange,
    report: Omit<PaperTextDiagnostic<OffsetRange>, keyof OffsetRange>,
  ): void {
    this.notify('type' in place ? nodeRange(place) : place, report);
  }

  /** The caption of a table or a figure; undefined if it has none, which is already reported. */
  getCaption(float: Nodes): WrittenCaption | undefined {
    return this.#captions.get(float);
  }

  /** Whether a paragraph is a caption, which is read with the node below it. */
  isCaption(node: Nodes): boolean {
    return this.#captionParagraphs.has(node);
  }

  /** The range of words within a node; that of the whole node if its text is written differently. */
  findWithin(node: Nodes, words: string): OffsetRange {
    const { offset, length } = nodeRange(node);
    const at = this.source.slice(offset, offset + length).lastIndexOf(words);
    return at < 0 ? { offset, length } : { offset: offset + at, length: words.length };
  }

  idOfFloat(float: Nodes): string {
    return this.#floatIds.get(float)!;
  }

  #numberFloats(tree: Root): void {
    const { floats, below, alone } = floatsIn(tree);
    const counts = { table: 0, figure: 0 };
    const { kinds } = this;
    for (const [, above] of floats) if (above) kinds.add(captionWord(above));
    for (const [{ kind, node }, above] of floats) {
      const id = `${kind}-${++counts[kind]}`;
      this.#floatIds.set(node, id);
      const under = below.get(node);
      const isBelow = under !== undefined && kinds.has(captionWord(under));
      const caption = isBelow ? under : above;
      if (!caption) {
        this.reportedNames.add(`${kind === 'table' ? 'Table' : 'Figure'} ${counts[kind]}`);
        this.diagnostic(node, {
          code: 'text-caption',
          message: `This ${kind} has no caption.`,
          hint: `Write a paragraph above it: ${kind === 'table' ? 'Table' : 'Figure'} ${counts[kind]}. What it shows.`,
        });
        continue;
      }
      if (isBelow) this.#reportBelow(kind, node, caption);
      this.#captions.set(node, caption);
      this.#captionParagraphs.add(caption.paragraph);
      if (this.labels.has(caption.label)) {
        this.isMisnumbered = true;
        this.diagnostic(caption.paragraph, {
          code: 'text-label-twice',
          message: `There are two with the name ${caption.label}.`,
          hint: 'Give each its own number: links in the text need it.',
        });
      } else this.labels.set(caption.label, id);
    }
    for (const caption of alone.filter((each) => kinds.has(captionWord(each)))) {
      this.reportedNames.add(caption.label);
      this.diagnostic(caption.paragraph, {
        code: 'text-caption-alone',
        message: `There is no table and no figure below the caption “${caption.label}”.`,
        hint: 'Put the caption right above what it belongs to, with an empty line between them.',
      });
    }
  }

  /** The fix exchanges caption and table, with the text between them. */
  #reportBelow(kind: Float['kind'], float: Nodes, { label, paragraph }: WrittenCaption): void {
    const [first, second] = [nodeRange(float), nodeRange(paragraph)];
    const end = Math.min(first.offset + first.length, second.offset);
    const write = (from: number, until: number) => this.source.slice(from, until);
    const caption = write(second.offset, second.offset + second.length);
    const fix = caption + (write(end, second.offset) || '\n\n') + write(first.offset, end).trimEnd();
    this.diagnostic(
      { offset: first.offset, length: second.offset + second.length - first.offset },
      {
        code: 'text-caption-below',
        message: `The caption “${label}” is below its ${kind}.`,
        hint: `Put it above, with an empty line between them. npm run validate -- --fix does it.`,
        fix,
      },
    );
  }

  #findDefinitions(node: Nodes): void {
    if (node.type === 'definition') this.definitions.set(node.identifier, node);
    if (node.type === 'footnoteDefinition') this.footnotes.set(node.identifier, node);
    if ('children' in node) for (const child of node.children) this.#findDefinitions(child);
  }
}

/** The range of a node in its file. */
export function nodeRange({ position }: Nodes): OffsetRange {
  const { start, end } = position!;
  return { offset: start.offset!, length: end.offset! - start.offset! };
}

/** The words in a node, without marks; also those of code and formulas. */
export function nodeText(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(nodeText).join('') : '';
}

function captionWord({ label }: WrittenCaption): string {
  return label.replace(/ \S+$/, '');
}
