import type { Element, Nodes, Root } from 'hast';

/** The parts of a manuscript. */
export interface ManuscriptParts {
  title: string;
  /** Whether no block has the style of a title, so that the first block is taken. */
  isTitleGuessed: boolean;
  subtitle?: string;
  /** The paragraphs between title and abstract: mostly authors. */
  byline: Element[];
  abstract: string[];
  keywords: string[];
  references: string[];
  body: Element[];
}

/** Words that name a part in several languages, as a heading or at the start of a paragraph. */
const words = {
  abstract: 'abstract|summary|सार|सारांश|résumé|resumen|zusammenfassung',
  keywords:
    'key ?words?|index terms|मुख्य शब्द|बीज शब्द|mots[- ]clés|palabras clave|schlüsselwörter|schlagwörter',
  references:
    'references|reference list|bibliography|works cited|literature cited|संदर्भ|संदर्भ सूची|références|bibliographie|referencias|literatur|literaturverzeichnis',
};

const heading = (kind: keyof typeof words) =>
  new RegExp(`^(?:\\d+\\.?\\s+)?(?:${words[kind]})\\s*[:.]?$`, 'iu');
const lead = (kind: keyof typeof words) => new RegExp(`^(?:${words[kind]})\\s*[:.—–-]\\s*`, 'iu');

/** The blocks of a document, without empty ones. */
export function documentBlocks(root: Root): Element[] {
  return root.children.flatMap((node) =>
    node.type === 'element' && (blockText(node) || hasPicture(node)) ? [node] : [],
  );
}

/** Finds the parts by styles, headings, and the first words of paragraphs. */
export function splitManuscript(blocks: readonly Element[]): ManuscriptParts {
  const styledTitle = blocks.find((block) => hasClass(block, 'title'));
  const titleBlock = styledTitle ?? blocks[0];
  const subtitle = blocks.find((block) => hasClass(block, 'subtitle'));
  const parts: ManuscriptParts = {
    title: titleBlock ? blockText(titleBlock) : '',
    isTitleGuessed: !styledTitle,
    ...(subtitle && { subtitle: blockText(subtitle) }),
    byline: [],
    abstract: [],
    keywords: [],
    references: [],
    body: [],
  };
  // Without an abstract the end of the byline is unknown, so all blocks are text.
  const hasAbstract = blocks.some((block) => begins(block, 'abstract'));
  let current: 'byline' | 'abstract' | 'keywords' | 'references' | 'body' = hasAbstract ? 'byline' : 'body';
  for (const block of blocks) {
    if (block === titleBlock || block === subtitle) continue;
    const text = blockText(block);
    const kind = (['abstract', 'keywords', 'references'] as const).find((each) => begins(block, each));
    if (kind) {
      current = kind;
      const rest = text.replace(heading(kind), '').replace(lead(kind), '');
      if (rest) add(parts, kind, rest);
      // The text follows the line of keywords.
      if (kind === 'keywords' && rest) current = 'body';
      continue;
    }
    if (isNotes(block)) {
      parts.body.push(block);
      continue;
    }
    // Before the abstract, headings are part of the byline.
    if (isHeading(block)) current = current === 'byline' ? 'byline' : 'body';
    // An abstract has no pictures or tables.
    if (current === 'abstract' && (block.tagName === 'table' || hasPicture(block))) current = 'body';
    if (hasClass(block, 'reference')) add(parts, 'references', text);
    else if (current === 'body' || current === 'byline') parts[current].push(block);
    else {
      for (const each of listItems(block)) add(parts, current, blockText(each));
      if (current === 'keywords') current = 'body';
    }
  }
  return parts;
}

function begins(block: Element, kind: keyof typeof words): boolean {
  const text = blockText(block);
  if (heading(kind).test(text)) return true;
  return kind !== 'references' && block.tagName === 'p' && lead(kind).test(text);
}

function add(parts: ManuscriptParts, kind: 'abstract' | 'keywords' | 'references', text: string): void {
  if (kind === 'abstract') parts.abstract.push(text);
  else if (kind === 'keywords')
    parts.keywords.push(
      ...text
        .replace(/\.$/, '')
        .split(/[,;·•]/)
        .map((each) => each.trim())
        .filter(Boolean),
    );
  // Removes the number of an entry, which belongs to the list and not to the text.
  else parts.references.push(text.replace(/^(?:\[\d+\]|\d+[.)])\s+/, ''));
}

/** Whether a block is the final list with the notes of the whole document. */
function isNotes(block: Element): boolean {
  const [first] = block.tagName === 'ol' ? listItems(block) : [];
  return /^(?:foot|end)note-/.test(String(first?.properties['id']));
}

/** The entries of a list; a paragraph is a single entry. */
function listItems(block: Element): Element[] {
  if (block.tagName !== 'ol' && block.tagName !== 'ul') return [block];
  return block.children.filter((child): child is Element => child.type === 'element');
}

function isHeading({ tagName }: Element): boolean {
  return /^h[1-6]$/.test(tagName);
}

function hasClass({ properties }: Element, name: string): boolean {
  const { className } = properties;
  return Array.isArray(className) && className.includes(name);
}

/** The text of an element, on one line. */
export function blockText(node: Nodes): string {
  const inside = (each: Nodes): string => {
    if (each.type === 'text') return each.value;
    if ('children' in each) return each.children.map(inside).join(isRow(each) ? ' ' : '');
    return '';
  };
  return inside(node).replace(/\s+/g, ' ').trim();
}

function isRow(node: Nodes): boolean {
  return node.type === 'element' && ['tr', 'table', 'ol', 'ul', 'li'].includes(node.tagName);
}

function hasPicture(node: Nodes): boolean {
  if (node.type === 'element' && node.tagName === 'img') return true;
  return 'children' in node && node.children.some(hasPicture);
}
