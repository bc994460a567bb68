import { XmlElement } from '@rgrove/parse-xml';
import { attribute, getChildren, findDescendants, elementText } from '../../import/xml-tree.ts';
import type { Block, Captioned, Inline } from '../../../core/text/full-text.ts';
import { jatsInlines } from './jats-inlines.ts';
import { readLabel, elementRange, type JatsReading } from './jats-reading.ts';

/** A figure with its pictures, files next to the text; if it has none, its words. */
export function jatsFigure(element: XmlElement, reading: JatsReading): Block[] {
  const captioned = readCaption(element, 'figure', reading);
  const graphics = findGraphics(element);
  const [first, ...more] = graphics;
  if (!first) return captionLine(captioned);
  reportAlternative(first, element, reading);
  const figureBlocks = jatsPicture(first, reading, captioned, element);
  const morePictures = more.flatMap((graphic) => jatsPicture(graphic, reading, undefined, element));
  return [...(figureBlocks.length > 0 ? figureBlocks : captionLine(captioned)), ...morePictures];
}

/** A picture as a figure; no block for an invalid name, which is reported. */
export function jatsPicture(
  graphic: XmlElement,
  reading: JatsReading,
  { id, label, caption = [] }: { id: string; label: string; caption?: Inline[] } = {
    id: reading.nextPicture(),
    label: '',
  },
  figure = graphic,
): Block[] {
  const alt = findAlternative(figure);
  const file = reading.picture(attribute(graphic, 'xlink:href') ?? '', elementRange(graphic));
  return file ? [{ kind: 'figure', id, label, caption, alt: alt ?? label, picture: { file } }] : [];
}

/** Reports a picture without an alternative text. */
export function reportAlternative(graphic: XmlElement, figure: XmlElement, reading: JatsReading): void {
  if (findAlternative(figure) !== undefined) return;
  reading.diagnostic(graphic, {
    code: 'text-alt',
    message: 'The figure has no alternative text.',
    hint: 'Say what it shows, for people who can’t see it: <alt-text>…</alt-text>.',
  });
}

function findAlternative(figure: XmlElement): string | undefined {
  return findDescendants(figure, 'alt-text').flatMap((each) => elementText(each) ?? [])[0];
}

/** The label and the caption of a table or a figure. */
export function readCaption(element: XmlElement, kind: 'figure' | 'table', reading: JatsReading): Captioned {
  const label = readLabel(element);
  const parts = getChildren(element)
    .flatMap((child) =>
      child.name === 'caption' ? getChildren(child) : captionParts.has(child.name) ? [child] : [],
    )
    .map((part) => jatsInlines(part.name === 'list' ? [part] : part.children, reading))
    .filter((part) => part.length > 0);
  if (label === undefined || parts.length === 0) {
    const example = kind === 'table' ? 'Table 1' : 'Figure 1';
    reading.diagnostic(element, {
      code: 'text-caption',
      message: `This ${kind} has ${label === undefined ? 'no label' : 'no caption'}.`,
      hint: `Write <label>${example}</label> and <caption><p>What it shows.</p></caption> into it.`,
    });
  }
  const words = parts.flatMap((part, index): Inline[] => (index === 0 ? part : [' ', ...part]));
  return { id: reading.getId(element), label: label ?? '', caption: words };
}

/** Elements with further words about a table or a figure, such as its source. */
const captionParts = new Set(['attrib', 'p', 'long-desc', 'disp-quote', 'list', 'def-list', 'abstract']);

function captionLine({ label, caption }: Captioned): Block[] {
  const strong: Inline[] = label === '' ? [] : [{ kind: 'strong', inlines: [`${label}.`] }, ' '];
  return strong.length + caption.length > 0 ? [{ kind: 'paragraph', inlines: [...strong, ...caption] }] : [];
}

/** The pictures of a figure, with one of several formats of each. */
function findGraphics(element: XmlElement): XmlElement[] {
  return getChildren(element).flatMap((child) => {
    if (child.name === 'alternatives') return findGraphics(child).slice(0, 1);
    if (child.name === 'graphic') return attribute(child, 'xlink:href') === undefined ? [] : [child];
    return child.name === 'caption' ? [] : findGraphics(child);
  });
}
