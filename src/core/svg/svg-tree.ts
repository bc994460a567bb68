/** An element of a validated drawing. */
export interface SvgElement {
  name: string;
  /** By SVG name, in file order. */
  attributes: ReadonlyMap<string, string>;
  children: readonly SvgElement[];
  /** The content of a `style` or `text`. */
  text?: string;
  /** The offset of the element in its file. */
  offset: number;
}

/** An error of a drawing, with its range in the file. */
export interface SvgDiagnostic {
  offset: number;
  length: number;
  code: string;
  message: string;
  hint: string;
}
