import { SymbolKind, type DocumentSymbol } from 'vscode-languageserver/node';
import { resolvePath, type FileReferences } from '../../../core/rules/references.ts';
import type { WrittenContent } from '../../../authoring/references/written-content.ts';
import { toLspRange } from '../path-mapping.ts';
import { findValueAt } from '../../../core/json/data-path.ts';

type Path = readonly (string | number)[];

/**
 * The outline of a file for the editor: each section with its first heading, and in it the nested sections and
 * other headings.
 * @returns an empty list if the file has neither sections nor a template
 */
export function sectionSymbols({ files }: WrittenContent, file: string): DocumentSymbol[] {
  const references = files.find((each) => each.file === file)?.references;
  if (!references) return [];
  const headings = references.headings.map((heading) => ({
    text: heading.text,
    path: resolvePath(references, heading),
  }));
  const outer = outermost(references);
  return outer.map((path) => createSymbol(references, path, headings));
}

interface Heading {
  text: string;
  path: Path;
}

/** The paths of the file's own sections: those in a page’s list, its template, or the whole file. */
function outermost({ kind, data, sectionLists }: FileReferences): Path[] {
  if (kind === 'section') return [[]];
  const lists = sectionLists.filter(({ path }) => path.length === 1);
  return [
    ...(data['template'] === undefined ? [] : [['template']]),
    ...lists.flatMap(({ path, sections }) => sections.map((_section, index) => [...path, index])),
  ];
}

function createSymbol(references: FileReferences, path: Path, headings: readonly Heading[]): DocumentSymbol {
  const { source, sectionLists } = references;
  const { type, use, id } = (findValueAt(source.data, path) ?? {}) as {
    type?: unknown;
    use?: unknown;
    id?: unknown;
  };
  const kind = typeof use === 'string' ? use : String(type ?? 'section');
  const innerLists = sectionLists.filter(
    (list) => list.path.length > path.length && isWithin(list.path, path),
  );
  const innerSections = innerLists.flatMap((list) =>
    list.sections.map((_section, index) => [...list.path, index]),
  );
  const innerHeadings = headings.filter((heading) => isWithin(heading.path, path));
  const [title, ...others] = innerHeadings.filter(
    ({ path: at }) => !innerSections.some((section) => isWithin(at, section)),
  );
  const range = toLspRange(source.locate(path, 'value'));
  const fullRange = path.length === 0 ? wholeFile(references) : range;
  return {
    name: title?.text || (typeof id === 'string' ? `#${id}` : kind),
    detail: kind,
    kind: SymbolKind.Class,
    range: fullRange,
    selectionRange: range,
    children: [
      ...others
        .filter(({ text }) => text !== '')
        .map(({ text, path: at }): DocumentSymbol => {
          const place = toLspRange(source.locate(at, 'value'));
          return { name: text, kind: SymbolKind.String, range: place, selectionRange: place };
        }),
      ...innerSections.map((section) => createSymbol(references, section, headings)),
    ],
  };
}

function wholeFile({ source }: FileReferences): DocumentSymbol['range'] {
  return toLspRange(source.rangeAt(0, source.text.length));
}

function isWithin(path: Path, outerPath: Path): boolean {
  return outerPath.every((key, depth) => path[depth] === key);
}
