import { addressDiagnostic } from 'pagewright/rule';
import { ALLOWED_HREF } from 'pagewright/rich-text';
import type { Citation, Inline, NoteMark } from '../../core/text/full-text.ts';
import type { OffsetRange, TextFacts, PaperTextDiagnostic } from '../../core/text/text-facts.ts';

/** The state of reading one text, in any format: counters and results. */
export class TextReading {
  /** The folder of the text, below the content: journal/v1/i1. */
  readonly folder: string;
  readonly facts: TextFacts<OffsetRange> = { diagnostics: [], citations: [], links: [], pictures: [] };
  /** The marked footnotes in order, each with the ids of its marks. */
  readonly marked = new Map<string, string[]>();
  readonly #cited = new Map<number, number>();
  #equations = 0;

  constructor(folder: string) {
    this.folder = folder;
  }

  notify(range: OffsetRange, report: Omit<PaperTextDiagnostic<OffsetRange>, keyof OffsetRange>): void {
    this.facts.diagnostics.push({ ...range, ...report });
  }

  nextEquation(): number {
    return ++this.#equations;
  }

  cite(reference: number, range: OffsetRange, inlines: Inline[]): Citation {
    const count = (this.#cited.get(reference) ?? 0) + 1;
    this.#cited.set(reference, count);
    this.facts.citations.push({ ...range, reference });
    return { kind: 'citation', id: `cite-${reference}-${count}`, reference, inlines };
  }

  mark(identifier: string): NoteMark {
    const marks = this.marked.get(identifier) ?? [];
    this.marked.set(identifier, marks);
    const note = [...this.marked.keys()].indexOf(identifier) + 1;
    const id = `mark-${note}-${marks.length + 1}`;
    marks.push(id);
    return { kind: 'mark', id, note };
  }

  /** A link; only its words if the address is invalid, which is reported. */
  link(to: string, range: OffsetRange, inlines: Inline[]): Inline[] {
    if (ALLOWED_HREF.test(to)) {
      if (to.startsWith('/')) this.facts.links.push({ ...range, to });
      return [{ kind: 'link', to, inlines }];
    }
    const { reason, hint, meant } = addressDiagnostic(to);
    // A citation is historical: that browsers now warn about its address is no error of the paper.
    const isOld = /^http:\/\//i.test(to);
    this.notify(range, {
      ...(isOld && { severity: 'warning' }),
      code: 'text-address',
      message: `The address “${to}” ${reason}.`,
      hint,
      ...(meant !== undefined && range.length === to.length && { fix: meant, guess: true }),
    });
    return inlines;
  }

  /** The file of a picture next to the text; undefined if the name is invalid, which is reported. */
  picture(name: string, range: OffsetRange): string | undefined {
    if (!/^[a-z0-9][a-z0-9._-]*\.(?:svg|png|jpe?g|webp|avif)$/.test(name)) {
      this.notify(range, {
        code: 'text-picture-name',
        message: `“${name}” is no name of a picture beside the text.`,
        hint: 'Put the picture beside this file, name it with lower case letters, digits, hyphens and dots, and write that name: map.png.',
      });
      return undefined;
    }
    const file = `${this.folder}/${name}`;
    this.facts.pictures.push({ ...range, file });
    return file;
  }
}
