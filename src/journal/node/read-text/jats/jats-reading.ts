import type { XmlElement } from '@rgrove/parse-xml';
import { listedReferences } from '../../import/jats/references.ts';
import { attribute, getChildren, findDescendants, elementText } from '../../import/xml-tree.ts';
import type { OffsetRange, PaperTextDiagnostic } from '../../../core/text/text-facts.ts';
import { TextReading } from '../text-reading.ts';

/** The target of an id in the text; an element without an address has no target. */
export type LinkTarget =
  { kind: 'reference'; number: number } | { kind: 'note'; id: string } | { kind: 'place'; id: string };

/** The state of reading one text in JATS, with the targets of its ids. */
export class JatsReading extends TextReading {
  /** The targets by id in the file. */
  readonly targets = new Map<string, LinkTarget>();
  /** The notes by id in the file, or by a generated id. */
  readonly notes = new Map<string, XmlElement>();
  readonly #allIds = new Set<string>();
  readonly #ids = new Map<XmlElement, string>();
  #pictures = 0;

  constructor(folder: string, article: XmlElement) {
    super(folder);
    this.#reportRepeatedIds(article);
    this.#number(findDescendants(article, 'fig'), 'figure');
    this.#number(findDescendants(article, 'table-wrap'), 'table');
    this.#number(findDescendants(article, 'disp-formula'), 'equation');
    for (const [index, ref] of listedReferences(article).entries())
      // Some publishers put the id on the citation within the entry.
      for (const element of [ref, ...findDescendants(ref)])
        this.#addTarget(element, { kind: 'reference', number: index + 1 });
    this.#listNotes(article);
  }

  /** Diagnostics of a published text are warnings, because the page can still be made. */
  override notify(
    range: OffsetRange,
    report: Omit<PaperTextDiagnostic<OffsetRange>, keyof OffsetRange>,
  ): void {
    super.notify(range, { severity: 'warning', ...report });
  }

  diagnostic(element: XmlElement, report: Omit<PaperTextDiagnostic<OffsetRange>, keyof OffsetRange>): void {
    this.notify(elementRange(element), report);
  }

  /** The id of a table, figure or equation in the text, or that of a note in the file. */
  getId(element: XmlElement): string {
    return this.#ids.get(element) ?? this.nextPicture();
  }

  /** The id of a picture that is in no figure. */
  nextPicture(): string {
    return `picture-${++this.#pictures}`;
  }

  /** Whether an element of the file has the id. */
  hasId(id: string): boolean {
    return this.#allIds.has(id);
  }

  /** Registers the target of links to a section. */
  addSection(element: XmlElement, id: string): void {
    this.#addTarget(element, { kind: 'place', id });
  }

  #number(elements: readonly XmlElement[], kind: string): void {
    elements.forEach((element, index) => {
      const id = `${kind}-${index + 1}`;
      this.#ids.set(element, id);
      if (kind !== 'figure' || hasPicture(element)) this.#addTarget(element, { kind: 'place', id });
    });
  }

  /** Notes below a table are part of it; all others are footnotes of the text. */
  #listNotes(article: XmlElement): void {
    const ofTables = new Map(
      findDescendants(article, 'table-wrap').flatMap((table) =>
        findDescendants(table, 'table-wrap-foot').flatMap((foot) =>
          findDescendants(foot, 'fn').map((note) => [note, table] as const),
        ),
      ),
    );
    for (const [index, note] of findDescendants(article, 'fn').entries()) {
      const table = ofTables.get(note);
      const id = attribute(note, 'id') ?? `note ${index}`;
      if (table) this.#addTarget(note, { kind: 'place', id: this.getId(table) });
      else {
        this.#ids.set(note, id);
        this.notes.set(id, note);
        this.targets.set(id, { kind: 'note', id });
      }
    }
  }

  #addTarget(element: XmlElement, target: LinkTarget): void {
    const id = attribute(element, 'id');
    if (id !== undefined) this.targets.set(id, target);
  }

  #reportRepeatedIds(article: XmlElement): void {
    for (const element of findDescendants(article)) {
      const id = attribute(element, 'id');
      if (id === undefined) continue;
      if (this.#allIds.has(id))
        this.diagnostic(element, {
          code: 'text-id-twice',
          message: `The id “${id}” is at two elements.`,
          hint: 'Give each its own: links in the text need it.',
        });
      this.#allIds.add(id);
    }
  }
}

/** Whether a figure has a picture; others are only words, without an address. */
export function hasPicture(figure: XmlElement): boolean {
  return findDescendants(figure, 'graphic').some((graphic) => attribute(graphic, 'xlink:href') !== undefined);
}

/** The range of an element's name. */
export function elementRange({ start, name }: XmlElement): OffsetRange {
  return { offset: start, length: name.length + 1 };
}

/** “Table 1” for a label “Table 1.”; undefined if there is none. */
export function readLabel(element: XmlElement): string | undefined {
  return elementText(getChildren(element, 'label')[0], 'xref')?.replace(/[.:।]$/, '');
}
