import type { XmlElement } from '@rgrove/parse-xml';
import { at, attribute, getChildren, findDescendants, elementText } from '../../import/xml-tree.ts';
import type { Stretch, PaperTextDiagnostic } from '../../../core/text/text-facts.ts';
import { TextReading } from '../text-reading.ts';

/** The target of an id in the text. */
export type LinkTarget =
  { kind: 'reference'; number: number } | { kind: 'note'; id: string } | { kind: 'place'; id: string };

/** The state of reading one text in JATS, with the targets of its ids. */
export class JatsReading extends TextReading {
  /** By id in the file. */
  readonly targets = new Map<string, LinkTarget>();
  /** By id in the file, or a generated one. */
  readonly notes = new Map<string, XmlElement>();
  readonly #ids = new Map<XmlElement, string>();

  constructor(folder: string, article: XmlElement) {
    super(folder);
    const body = at(article, 'body');
    const back = at(article, 'back');
    this.#tellDoubles(article);
    const floats = at(article, 'floats-group');
    const inText = (name: string) => [body, back, floats].flatMap((part) => findDescendants(part, name));
    this.#number(inText('fig'), 'figure');
    this.#number(inText('table-wrap'), 'table');
    this.#number(inText('disp-formula'), 'equation');
    findDescendants(back, 'ref').forEach((ref, index) => {
      const id = attribute(ref, 'id');
      if (id !== undefined) this.targets.set(id, { kind: 'reference', number: index + 1 });
    });
    for (const [index, note] of inText('fn').entries()) {
      // Declarations of authors are in the record, and no mark refers to them.
      const id = attribute(note, 'id') ?? `note ${index}`;
      this.#ids.set(note, id);
      this.notes.set(id, note);
      this.targets.set(id, { kind: 'note', id });
    }
  }

  diagnostic(element: XmlElement, report: Omit<PaperTextDiagnostic<Stretch>, keyof Stretch>): void {
    this.notify(elementStretch(element), report);
  }

  /** The id of a table, figure or equation in the text, or that of a note in the file. */
  getId(element: XmlElement): string {
    return this.#ids.get(element)!;
  }

  /** Registers the target of links to a section. */
  addSection(element: XmlElement, id: string): void {
    const own = attribute(element, 'id');
    if (own !== undefined) this.targets.set(own, { kind: 'place', id });
  }

  #number(elements: readonly XmlElement[], kind: string): void {
    elements.forEach((element, index) => {
      const id = `${kind}-${index + 1}`;
      this.#ids.set(element, id);
      const own = attribute(element, 'id');
      if (own !== undefined) this.targets.set(own, { kind: 'place', id });
    });
  }

  #tellDoubles(article: XmlElement): void {
    const seen = new Set<string>();
    for (const element of findDescendants(article)) {
      const id = attribute(element, 'id');
      if (id !== undefined && seen.has(id))
        this.diagnostic(element, {
          code: 'text-id-twice',
          message: `The id “${id}” is at two elements.`,
          hint: 'Give each its own: the text leads readers to it by that.',
        });
      if (id !== undefined) seen.add(id);
    }
  }
}

/** The range of an element's name. */
export function elementStretch({ start, name }: XmlElement): Stretch {
  return { offset: start, length: name.length + 1 };
}

/** “Table 1” for a label “Table 1.”; undefined if there is none. */
export function readLabel(element: XmlElement): string | undefined {
  return elementText(getChildren(element, 'label')[0], 'xref')?.replace(/[.:।]$/, '');
}
