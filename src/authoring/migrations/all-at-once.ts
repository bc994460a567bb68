import type { JsonPath } from '../../core/json/json-source.ts';
import { nodeAt, openJson, type OpenJson } from '../edits/open-json.ts';
import { applyEdits, joinEdits, type TextEdit } from '../edits/text-edit.ts';

/** The edits at one path of a text. */
export interface PlaceEdits {
  path: JsonPath;
  /** Edits of the original text. */
  edits: readonly TextEdit[];
}

/**
 * Applies the edits of many paths at once; one by one, each edit would parse the whole text again.
 * @returns undefined if paths are nested or overlap: then the caller edits one by one
 */
export function allAtOnce(text: string, places: readonly PlaceEdits[]): string | undefined {
  const open = openJson(text);
  if ('refused' in open) return undefined;
  const spans = places.filter(({ edits }) => edits.length > 0).map((place) => findSpan(open, place));
  const inOrder = spans.filter((span) => span !== undefined).sort((a, b) => a.offset - b.offset);
  const areDisjoint = inOrder.every((span, index) => span.offset >= getEnd(inOrder[index - 1]));
  if (inOrder.length < spans.length || !areDisjoint) return undefined;
  const joinedEdits = joinEdits(places.flatMap(({ edits }) => edits));
  return 'refused' in joinedEdits ? undefined : applyEdits(text, joinedEdits.edits);
}

interface Span {
  offset: number;
  length: number;
}

/** The smallest value that contains all edits. Each edit was already checked to change only that value. */
function findSpan(open: OpenJson, { path, edits }: PlaceEdits): Span | undefined {
  return [path, path.slice(0, -1)]
    .flatMap((each) => nodeAt(open, each) ?? [])
    .find((node) =>
      edits.every(({ offset, length }) => offset > node.offset && offset + length < getEnd(node)),
    );
}

function getEnd(span: Span | undefined): number {
  return span ? span.offset + span.length : 0;
}
