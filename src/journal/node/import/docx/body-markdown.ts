import type { Element } from 'hast';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import type { FootnoteDefinition, Heading, Paragraph, Root, RootContent } from 'mdast';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { mathToMarkdown } from 'mdast-util-math';
import { toMarkdown } from 'mdast-util-to-markdown';
import { PLACEHOLDER } from 'pagewright/text';
import { nodeText } from '../../read-text/markdown/reading.ts';

/**
 * The text of a manuscript in a paper's Markdown: sections from ## on, captions above tables and pictures, footnotes.
 * Missing parts become placeholders.
 * @param blocks the blocks of the document, from its first section on
 */
export function bodyMarkdown(blocks: readonly Element[]): { markdown: string; remarks: string[] } {
  const notes = new Set<string>();
  const tree = toMdast(
    { type: 'root', children: [...blocks] },
    { handlers: { sup: sup(notes), sub: formula('_'), ol: handleList(notes) } },
  ) as Root;
  const remarks: string[] = [];
  const children = withCaptions(tree.children.flatMap(separatePictures), remarks);
  levelHeadings(children);
  const markdown = toMarkdown(
    { type: 'root', children },
    {
      bullet: '-',
      rule: '-',
      extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmFootnoteToMarkdown(), mathToMarkdown()],
    },
  );
  // A number in brackets cites a reference, and is not a broken link.
  return { markdown: markdown.replace(/\\\[(\d+(?:[,–\s-]+\d+)*)\]/g, '[$1]'), remarks };
}

/** Writes the mark of a footnote, or a superscript as a formula. */
function sup(notes: Set<string>): Handle {
  return (state, node, parent) => {
    const [link] = node.children;
    const name =
      link?.type === 'element' ? /^#((?:foot|end)note-\d+)$/.exec(String(link.properties['href'])) : null;
    if (!name) return formula('^')(state, node, parent);
    const identifier = name[1]!;
    notes.add(identifier);
    return { type: 'footnoteReference', identifier, label: identifier };
  };
}

/** Writes a superscript or subscript as a formula. */
function formula(character: '^' | '_'): Handle {
  return (_state, node) => ({ type: 'inlineMath', value: `${character}{\\text{${toText(node)}}}` });
}

/** Writes the final list of notes as definitions, without links back to the marks. */
function handleList(notes: Set<string>): Handle {
  return (state, node) => {
    const items = node.children.filter((child): child is Element => child.type === 'element');
    const isNotes = items.length > 0 && items.every(({ properties }) => notes.has(String(properties['id'])));
    if (!isNotes) return defaultHandlers.ol(state, node);
    return items.map((item): FootnoteDefinition => {
      const identifier = String(item.properties['id']);
      const children = state.toFlow(state.all(withoutBackLinks(item))) as FootnoteDefinition['children'];
      return { type: 'footnoteDefinition', identifier, label: identifier, children };
    });
  };
}

function withoutBackLinks(element: Element): Element {
  return {
    ...element,
    children: element.children.flatMap((child) => {
      if (child.type !== 'element') return child;
      const isBack =
        child.tagName === 'a' && /^#(?:foot|end)note-ref-/.test(String(child.properties['href']));
      return isBack ? [] : withoutBackLinks(child);
    }),
  };
}

/** The nodes of a paragraph with each picture in a separate paragraph. */
function separatePictures(node: RootContent): RootContent[] {
  if (node.type !== 'paragraph' || !node.children.some(({ type }) => type === 'image')) return [node];
  const words = node.children.filter(({ type }) => type !== 'image');
  const pictures = node.children.filter(({ type }) => type === 'image');
  return [
    ...(words.map(nodeText).join('').trim() ? [{ ...node, children: words }] : []),
    ...pictures.map((image): Paragraph => ({ type: 'paragraph', children: [image] })),
  ];
}

/**
 * The nodes with captions above tables and pictures: authors write them in any place, and a missing caption becomes
 * a placeholder.
 */
function withCaptions(nodes: readonly RootContent[], remarks: string[]): RootContent[] {
  const withCaption: RootContent[] = [];
  const counts = { Table: 0, Figure: 0 };
  const usedCaptions = new Set<RootContent>();
  nodes.forEach((node, index) => {
    if (usedCaptions.has(node)) return;
    const kind = floatKind(node);
    if (!kind) return void withCaption.push(node);
    const number = ++counts[kind];
    const [before, after] = [withCaption.at(-1), nodes[index + 1]];
    if (before && toCaption(before, kind)) withCaption.push(toCaption(withCaption.pop()!, kind)!);
    else if (after && toCaption(after, kind)) {
      usedCaptions.add(after);
      withCaption.push(toCaption(after, kind)!);
    } else {
      remarks.push(`${kind} ${number} has no caption: a placeholder was written above it.`);
      withCaption.push(words(`${kind} ${number}. ${PLACEHOLDER}: say what it shows.`));
    }
    if (kind === 'Figure') describe(node as Paragraph, number, remarks);
    withCaption.push(node);
  });
  return withCaption;
}

function floatKind(node: RootContent): 'Table' | 'Figure' | undefined {
  if (node.type === 'table') return 'Table';
  const isFigure =
    node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'image';
  return isFigure ? 'Figure' : undefined;
}

/** A caption in a paper's form: “Figure 2. …”; undefined if a paragraph is not a caption. */
function toCaption(node: RootContent, kind: 'Table' | 'Figure'): Paragraph | undefined {
  if (node.type !== 'paragraph') return undefined;
  const pattern =
    kind === 'Table' ? /^table\s+(\d+)\s*[.:–—-]?\s*/i : /^fig(?:ure|\.)?\s+(\d+)\s*[.:–—-]?\s*/i;
  const text = nodeText(node);
  const [start, number] = pattern.exec(text) ?? [];
  if (start === undefined || number === undefined) return undefined;
  return words(`${kind} ${number}. ${text.slice(start.length)}`);
}

function describe({ children: [image] }: Paragraph, number: number, remarks: string[]): void {
  if (image?.type !== 'image' || image.alt?.trim()) return;
  image.alt = `${PLACEHOLDER}: say what it shows`;
  remarks.push(`Figure ${number} has no alternative text: a placeholder was written.`);
}

/** Gives sections headings from ## on without gaps, and removes typed numbers, because numbers are generated. */
function levelHeadings(nodes: readonly RootContent[]): void {
  const headings = nodes.filter((node): node is Heading => node.type === 'heading');
  const least = Math.min(...headings.map(({ depth }) => depth));
  let before = 1;
  for (const heading of headings) {
    heading.depth = Math.min(heading.depth - least + 2, before + 1, 6) as Heading['depth'];
    before = heading.depth;
    const [first] = heading.children;
    if (first?.type === 'text') first.value = first.value.replace(/^\d+(?:\.\d+)*[.)]?\s+(?=\p{L})/u, '');
  }
}

function words(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}

function toText(node: Element): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? toText(child) : ''))
    .join('');
}
