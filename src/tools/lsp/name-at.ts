import type { Position } from 'vscode-languageserver/node';
import type { Range } from '../../core/json/json-source.ts';
import { routesShowing } from '../../authoring/references/routes-showing.ts';
import { propertiesIn } from '../../authoring/references/property-uses.ts';
import { locateUse, usesIn, type Use, type UseKind } from '../../authoring/references/uses.ts';
import type { WrittenContent, WrittenFile } from '../../authoring/references/written-content.ts';
import { resolvePath } from '../../core/rules/references.ts';
import type { LiveState } from './live-content.ts';

/** A name at the cursor. */
export interface NameAt {
  kind: UseKind;
  /** The name in the form of `content -- uses`: /about, /about#team, drawings/hero.svg, hero.title. */
  name: string;
  /** The range of the name, without quotes. */
  range: Range;
}

/**
 * Finds the name at a place of a document, as rules and the command line do.
 * @param state state with the current document
 * @param position in the protocol's units
 */
export function nameAt(state: LiveState, file: string, position: Position): NameAt | undefined {
  const nameHere = findName(state.getContentFor(file), file, position);
  if (nameHere?.kind !== 'anchor' || !nameHere.name.startsWith('#')) return nameHere;
  // A shared section has no address, so its anchors are named with a page that shows it.
  const content = state.content();
  const parsedFile = content.files.find((each) => each.file === file);
  const [route = ''] = parsedFile ? routesShowing(content, usesIn(content))(parsedFile) : [];
  return { ...nameHere, name: route + nameHere.name };
}

function findName(content: WrittenContent, file: string, position: Position): NameAt | undefined {
  const parsedFile = content.files.find((each) => each.file === file);
  if (!parsedFile) return undefined;
  const fileContent = { ...content, files: [parsedFile] };
  const names = [...usesIn(fileContent).flatMap(namesInUse), ...anchorsIn(parsedFile)];
  return names.find(({ range }) => isIn(range, position)) ?? keyAt(fileContent, position);
}

/** The names in a link: a page, and after # an anchor. The cursor decides which one is meant. */
function namesInUse(use: Use): NameAt[] {
  const { kind, name, written } = use;
  const at = written.indexOf('#');
  if (kind === 'page' && at > 0) return [{ kind, name, range: rangeInUse(use, 0, at) }];
  if (kind === 'anchor') return [{ kind, name, range: rangeInUse(use, at + 1, written.length) }];
  return [{ kind, name, range: rangeInUse(use, 0, written.length) }];
}

function rangeInUse({ in: { references }, place }: Use, from: number, to: number): Range {
  const path = resolvePath(references, place);
  return references.source.locateInText(path, (place.offset ?? 0) + from, to - from);
}

/** Anchors that the file defines. */
function anchorsIn({ references, route = '' }: WrittenFile): NameAt[] {
  return references.ids
    .filter(({ offset }) => offset === undefined)
    .map((place) => ({
      kind: 'anchor',
      name: `${route}#${place.id}`,
      range: references.source.locateInText(resolvePath(references, place), 0, place.id.length),
    }));
}

/** A key of a section. */
function keyAt(content: WrittenContent, position: Position): NameAt | undefined {
  const uses = propertiesIn(content).map((use) => ({
    kind: use.kind,
    name: use.name,
    range: locateUse(use),
  }));
  return uses.find(({ range }) => isIn(range, position));
}

function isIn({ file, line, column, endLine, endColumn }: Range, { line: at, character }: Position): boolean {
  if (file !== undefined) return false;
  const isBehindStart = at + 1 > line || (at + 1 === line && character + 1 >= column);
  return isBehindStart && (at + 1 < endLine || (at + 1 === endLine && character + 1 <= endColumn));
}
