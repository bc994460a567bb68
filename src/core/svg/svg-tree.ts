/** An element of a drawing that was checked. */
export interface SvgElement {
  name: string;
  /** By the names of SVG, in the order of the file. */
  attributes: ReadonlyMap<string, string>;
  children: readonly SvgElement[];
  /** What stands in a `style`, or a `text`. */
  text?: string;
  /** Where the element begins in its file. */
  offset: number;
}

/** What is wrong with a drawing, and at which stretch of its file. */
export interface SvgFault {
  offset: number;
  length: number;
  code: string;
  message: string;
  hint: string;
}
