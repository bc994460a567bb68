import { idOfShared, isUse, type RichTextNode } from 'pagewright/content';
import { richTextNodes } from 'pagewright/rich-text';
import { collectParts, type SchemaSet } from 'pagewright/schema';
import { shortenText } from 'pagewright/text';
import type { OutlineRow, PlacedDiagnostic } from '../../protocol.ts';
import { filledSections, writtenSections, type PageSource } from './page-source.ts';

/**
 * The outline of a page: the page itself, its template or its sections, with headings.
 * @param countPages returns on how many pages a shared section is
 */
export function outlineRows(
  page: PageSource,
  set: SchemaSet,
  countPages: (shared: string) => number,
): OutlineRow[] {
  const { file, data, written } = page;
  const rows: OutlineRow[] = [];
  const template = data['template'] as { type?: unknown } | undefined;
  if (template !== undefined)
    rows.push({
      ...emptyRow('template', file, ['template']),
      type: set.templates.get(String(template.type))?.title ?? 'Template',
      heading: firstHeading(set, 'template', template),
    });
  const filled = filledSections(page);
  for (const [index, entry] of writtenSections(page).entries())
    rows.push(sectionRow(page, set, index, entry, filled[index], countPages));
  if (page.kind === 'page')
    rows.unshift({
      ...emptyRow('page', file, []),
      type: 'Page',
      heading: typeof written?.['title'] === 'string' ? written['title'] : file,
    });
  return rows;
}

/** Adds the numbers of diagnostics to their rows. */
export function countDiagnostics(rows: OutlineRow[], diagnostics: readonly PlacedDiagnostic[]): OutlineRow[] {
  for (const diagnostic of diagnostics) {
    const row = rowAt(rows, diagnostic);
    if (row && diagnostic.severity === 'error') row.errors++;
    else if (row) row.warnings++;
  }
  return rows;
}

/** The row of a diagnostic: the innermost one around its place. */
function rowAt(
  rows: readonly OutlineRow[],
  { file, path }: Pick<PlacedDiagnostic, 'file' | 'path'>,
): OutlineRow | undefined {
  const rowsAround = rows.filter(
    (row) => row.file === file && row.path.every((key, depth) => path[depth] === key),
  );
  return rowsAround.toSorted((one, other) => other.path.length - one.path.length)[0];
}

function sectionRow(
  { file, kind }: PageSource,
  set: SchemaSet,
  index: number,
  entry: unknown,
  filled: unknown,
  countPages: (shared: string) => number,
): OutlineRow {
  const type = String((filled as { type?: unknown } | undefined)?.type ?? '');
  const row = {
    ...emptyRow(`section-${index}`, file, kind === 'shared' ? [] : ['sections', index]),
    type: set.sections.get(type)?.title ?? (type || 'Section'),
    heading: firstHeading(set, 'section', filled),
    index,
  };
  const name = kind === 'shared' ? idOfShared(file) : isUse(entry) ? entry.use : undefined;
  if (name === undefined) return row;
  const shared = { name, pages: countPages(name) };
  return { ...row, file: `pages-config/_shared/${name}.json`, path: [], shared };
}

function emptyRow(id: string, file: string, path: OutlineRow['path']): OutlineRow {
  return { id, file, path, type: '', heading: '', errors: 0, warnings: 0 };
}

/** The first heading of a section, or its first text. Cached: a key press changes one section of hundreds. */
function firstHeading(set: SchemaSet, root: 'section' | 'template', value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const headings = knownHeadings.get(set) ?? new WeakMap<object, string>();
  knownHeadings.set(set, headings);
  const heading = headings.get(value) ?? findHeading(set, root, value);
  headings.set(value, heading);
  return heading;
}

const knownHeadings = new WeakMap<SchemaSet, WeakMap<object, string>>();

function findHeading(set: SchemaSet, root: 'section' | 'template', value: object): string {
  const headings = collectParts(set, root, value).filter(({ heading }) => heading !== undefined);
  const first = headings.find((part) => typeof part.value === 'string' && part.value !== '');
  return shortenText(textWithoutTags(String(first?.value ?? firstText(value) ?? '')), 60);
}

function firstText(value: object): string | undefined {
  for (const [key, inner] of Object.entries(value)) {
    if (['type', 'variant', 'id', 'use', 'publishAt', 'expireAt'].includes(key)) continue;
    if (typeof inner === 'string' && /\s|^\p{Lu}/u.test(inner)) return inner;
    const below = typeof inner === 'object' && inner !== null ? firstText(inner) : undefined;
    if (below !== undefined) return below;
  }
  return undefined;
}

/** Rich text without its tags, for a row of the outline. */
function textWithoutTags(text: string): string {
  return text.includes('<') ? richTextNodes(text).map(textInNode).join(' ').trim() : text;
}

function textInNode(node: RichTextNode): string {
  return typeof node === 'string' ? node : (node[2] ?? []).map(textInNode).join('');
}
