import {
  parseXml,
  XmlDocumentType,
  XmlElement,
  XmlError,
  XmlNode,
  XmlProcessingInstruction,
  XmlText,
} from '@rgrove/parse-xml';
import { encodingDiagnostic } from '../json/json-syntax.ts';
import {
  renderedName,
  isDarkColours,
  isAllowedAttribute,
  SHAPES,
  adviseOnValue,
  DESCRIPTIONS,
} from './allowed-svg.ts';
import { findTooDeepElement } from '../xml-depth.ts';
import { sizeDiagnostics } from './svg-size.ts';
import { forbiddenElement, svgMessages, syntaxMessage } from './svg-messages.ts';
import { attributeRanges } from './attribute-ranges.ts';
import type { SvgElement, SvgDiagnostic } from './svg-tree.ts';

/** The maximal depth of groups; no drawing program nests them deeper. */
const MAX_DEPTH = 50;

type AdviseOnValue = typeof adviseOnValue;

/** A parsed drawing, or the reasons why it is refused. */
export type ReadSvg =
  { root: SvgElement; diagnostics: readonly [] } | { root: undefined; diagnostics: SvgDiagnostic[] };

/**
 * Parses a drawing as XML 1.0 and validates it against the list of allowed content. Both inlined and loaded
 * drawings are generated from the returned tree, so that no other parser can interpret the file differently.
 * @param text the whole file, decoded as UTF-8
 * @param advise more checks of an allowed attribute's value: returns advice, or undefined if the value is
 *   valid. Default: none, as in a build, which reads only drawings that validation has accepted
 * @returns the drawing, or all its errors; never throws
 * @see https://www.w3.org/TR/xml/
 */
export function readSvg(text: string, advise: AdviseOnValue = () => undefined): ReadSvg {
  const unreadable = encodingDiagnostic(text);
  if (unreadable) return { root: undefined, diagnostics: [unreadable] };
  const deep = findTooDeepElement(text, MAX_DEPTH);
  if (deep >= 0)
    return { root: undefined, diagnostics: [{ offset: deep, length: 1, ...svgMessages.deep(MAX_DEPTH) }] };
  const unknown: string[] = [];
  try {
    const document = parseXml(text, {
      includeOffsets: true,
      preserveDocumentType: true,
      resolveUndefinedEntity: (reference) => {
        unknown.push(reference);
        // The replacement must not be empty, or the parser stops here.
        return ' ';
      },
    });
    return new SvgCheck(text, advise).document(document.children, unknown);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return {
      root: undefined,
      diagnostics: [{ offset: toOffset(text, error), length: 1, ...syntaxMessage(error.message) }],
    };
  }
}

/** The parser counts characters; editors and offsets count UTF-16 units. */
function toOffset(text: string, { pos }: XmlError): number {
  return [...text].slice(0, pos).join('').length;
}

type Nodes = readonly XmlNode[];

class SvgCheck {
  readonly #text: string;
  readonly #advise: AdviseOnValue;
  readonly #diagnostics: SvgDiagnostic[] = [];

  constructor(text: string, advise: AdviseOnValue) {
    this.#text = text;
    this.#advise = advise;
  }

  document(nodes: Nodes, unknownEntities: readonly string[]): ReadSvg {
    const doctype = nodes.find((node) => node instanceof XmlDocumentType);
    if (doctype) this.#report(doctype.start, '<!DOCTYPE'.length, svgMessages.doctype);
    else {
      for (const entity of new Set(unknownEntities))
        this.#report(this.#text.indexOf(entity), entity.length, svgMessages.entity(entity));
    }
    this.#instructions(nodes);
    const written = nodes.find((node) => node instanceof XmlElement)!;
    const root = this.#root(written);
    if (root && this.#diagnostics.length === 0) this.#diagnostics.push(...sizeDiagnostics(root));
    if (root && this.#diagnostics.length === 0 && !isVisible(root))
      this.#report(root.offset, 4, svgMessages.empty);
    return root && this.#diagnostics.length === 0
      ? { root, diagnostics: [] }
      : { root: undefined, diagnostics: this.#diagnostics };
  }

  #root(written: XmlElement): SvgElement | undefined {
    if (written.name !== 'svg') {
      this.#report(written.start, written.name.length + 1, svgMessages.root(written.name));
      return undefined;
    }
    for (const name of ['xmlns', 'viewBox'] as const)
      if (written.attributes[name] === undefined) this.#report(written.start, 4, svgMessages[name]);
    return this.#element(written);
  }

  #element(written: XmlElement): SvgElement {
    const { name, start } = written;
    const attributes = this.#attributes(written);
    if (name === 'style') {
      const { text } = written;
      if (!isDarkColours(text)) this.#report(start, name.length + 1, svgMessages.style);
      return { name, attributes, children: [], text: text.trim(), offset: start };
    }
    this.#instructions(written.children);
    if (name === 'text') return { name, attributes, children: [], text: this.words(written), offset: start };
    for (const node of written.children) {
      if (node instanceof XmlText && node.text.trim() !== '')
        this.#report(node.start + node.text.search(/\S/), 1, svgMessages.text);
    }
    const children = written.children.flatMap((node) => this.#child(node));
    return { name, attributes, children, offset: start };
  }

  /** The text of an element without child elements. */
  words({ children, text }: XmlElement): string {
    for (const node of children) {
      if (node instanceof XmlElement)
        this.#report(node.start, node.name.length + 1, svgMessages.inWords(node.name));
    }
    return text.trim();
  }

  #child(node: XmlNode): SvgElement[] {
    if (!(node instanceof XmlElement) || DESCRIPTIONS.has(node.name)) return [];
    if (!SHAPES.has(node.name) || node.name === 'svg') {
      this.#report(node.start, node.name.length + 1, forbiddenElement(node.name));
      return [];
    }
    return [this.#element(node)];
  }

  #attributes(written: XmlElement): Map<string, string> {
    const { name, start } = written;
    const renderedAttributes = new Map<string, string>();
    let ranges: ReturnType<typeof attributeRanges> | undefined;
    for (const [attribute, value] of Object.entries(written.attributes)) {
      const advice = isAllowedAttribute(name, attribute)
        ? (adviseOnValue(attribute, value) ?? this.#advise(attribute, value))
        : undefined;
      const problem = !isAllowedAttribute(name, attribute)
        ? svgMessages.attribute(name, attribute)
        : advice && svgMessages.value(attribute, value, advice);
      if (problem) {
        ranges ??= attributeRanges(this.#text, start);
        const { offset, length } = ranges.get(attribute) ?? { offset: start, length: 1 };
        this.#report(offset, length, problem);
      }
      const rendered = renderedName(name, attribute);
      if (rendered !== undefined) renderedAttributes.set(rendered, value);
    }
    return renderedAttributes;
  }

  #instructions(nodes: Nodes): void {
    for (const node of nodes) {
      if (node instanceof XmlProcessingInstruction)
        this.#report(node.start, node.name.length + 2, svgMessages.instruction(node.name));
    }
  }

  #report(offset: number, length: number, words: Pick<SvgDiagnostic, 'code' | 'message' | 'hint'>): void {
    this.#diagnostics.push({ offset, length, ...words });
  }
}

const VISIBLE_SHAPES = new Set('path circle ellipse rect line polyline polygon text use'.split(' '));

/** Whether an element is visible; the content of <defs> is visible where it is used. */
function isVisible({ name, children }: SvgElement): boolean {
  return VISIBLE_SHAPES.has(name) || ((name === 'svg' || name === 'g') && children.some(isVisible));
}
