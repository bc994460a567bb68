import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast';
import type { Citation, Mark } from '../../full-text.ts';
import type { Stretch, TextFacts, TextFault } from '../../text-facts.ts';
import { floatsIn, type WrittenCaption } from './captions.ts';

/** One reading of one text: what is known of it ahead, what was counted so far, and what was found. */
export class MarkdownReading {
  readonly source: string;
  /** Where the text lies, below the content: journal/v1/i1. */
  readonly folder: string;
  readonly facts: TextFacts<Stretch> = { faults: [], citations: [], pictures: [] };
  /** The ids of tables and figures, by their labels. */
  readonly labels = new Map<string, string>();
  /** Of addresses that are written apart: [there]: https://example.org */
  readonly definitions = new Map<string, Definition>();
  readonly footnotes = new Map<string, FootnoteDefinition>();
  /** The footnotes that were marked, in their order, each with the ids of its marks. */
  readonly marked = new Map<string, string[]>();
  /** Ids that links of the text lead to, known once all is read. */
  readonly targets: { target: string; node: Nodes }[] = [];
  readonly #captions = new Map<Nodes, WrittenCaption>();
  readonly #captionParagraphs = new Set<Nodes>();
  readonly #floatIds = new Map<Nodes, string>();
  readonly #cited = new Map<number, number>();
  #equations = 0;

  constructor(source: string, folder: string, tree: Root) {
    this.source = source;
    this.folder = folder;
    this.#numberFloats(tree);
    this.#findDefinitions(tree);
  }

  fault(place: Nodes | Stretch, report: Omit<TextFault<Stretch>, keyof Stretch>): void {
    this.facts.faults.push({ ...('type' in place ? stretchOf(place) : place), ...report });
  }

  /** The caption of a table or a figure; nothing where it has none, which was told. */
  captionOf(float: Nodes): WrittenCaption | undefined {
    return this.#captions.get(float);
  }

  /** Whether a paragraph is a caption, which is read with what is below it. */
  isCaption(node: Nodes): boolean {
    return this.#captionParagraphs.has(node);
  }

  idOfFloat(float: Nodes): string {
    return this.#floatIds.get(float)!;
  }

  nextEquation(): string {
    return String(++this.#equations);
  }

  cite(reference: number, stretch: Stretch, words: string): Citation {
    const count = (this.#cited.get(reference) ?? 0) + 1;
    this.#cited.set(reference, count);
    this.facts.citations.push({ ...stretch, reference });
    return { kind: 'citation', id: `cite-${reference}-${count}`, reference, inlines: [words] };
  }

  mark(identifier: string): Mark {
    const marks = this.marked.get(identifier) ?? [];
    this.marked.set(identifier, marks);
    const note = [...this.marked.keys()].indexOf(identifier) + 1;
    const id = `mark-${note}-${marks.length + 1}`;
    marks.push(id);
    return { kind: 'mark', id, note };
  }

  #numberFloats(tree: Root): void {
    const { floats, alone } = floatsIn(tree);
    const counts = { table: 0, figure: 0 };
    const kinds = new Set(['Table', 'Figure']);
    for (const [{ kind, node }, caption] of floats) {
      const id = `${kind}-${++counts[kind]}`;
      this.#floatIds.set(node, id);
      if (!caption) {
        this.fault(node, {
          code: 'text-caption',
          message: `This ${kind} has no caption.`,
          hint: `Write a paragraph above it: ${kind === 'table' ? 'Table' : 'Figure'} ${counts[kind]}. What it shows.`,
        });
        continue;
      }
      this.#captions.set(node, caption);
      this.#captionParagraphs.add(caption.paragraph);
      kinds.add(wordOf(caption));
      if (this.labels.has(caption.label))
        this.fault(caption.paragraph, {
          code: 'text-label-twice',
          message: `There are two of the name ${caption.label}.`,
          hint: 'Give each its own number: the text leads readers to it by that.',
        });
      else this.labels.set(caption.label, id);
    }
    for (const caption of alone.filter((each) => kinds.has(wordOf(each))))
      this.fault(caption.paragraph, {
        code: 'text-caption-alone',
        message: `There is no table and no figure below the caption “${caption.label}”.`,
        hint: 'Put the caption right above what it belongs to, with an empty line between them.',
      });
  }

  #findDefinitions(node: Nodes): void {
    if (node.type === 'definition') this.definitions.set(node.identifier, node);
    if (node.type === 'footnoteDefinition') this.footnotes.set(node.identifier, node);
    if ('children' in node) for (const child of node.children) this.#findDefinitions(child);
  }
}

/** Where a node stands in its file. */
export function stretchOf({ position }: Nodes): Stretch {
  const { start, end } = position!;
  return { offset: start.offset!, length: end.offset! - start.offset! };
}

function wordOf({ label }: WrittenCaption): string {
  return label.replace(/ \S+$/, '');
}
