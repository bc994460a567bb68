import { replaceInText } from '../edits/json-edits.ts';
import type { Refused } from '../edits/text-edit.ts';
import { parseTranslation } from '../../core/page/routes.ts';
import { missingPlaceMessage } from '../references/places-on.ts';
import { routesShowing } from '../references/routes-showing.ts';
import { usesIn } from '../references/uses.ts';
import type { WrittenContent, WrittenFile } from '../references/written-content.ts';
import { resolvePath, type FileReferences } from '../../core/rules/references.ts';
import { changedTexts, type PlannedChange, type Plan } from './plan.ts';
import { rewriteUse } from './rewrite-use.ts';

/**
 * Plans the rename of an anchor, for `content mv`: where it is defined, in the page's translations, and in every
 * link to it. An anchor in a shared section is on several pages; links to each of them are updated.
 * @param from route and anchor: /about#team
 * @param to only the new anchor: people
 */
export function moveAnchor(content: WrittenContent, from: string, to: string): Plan | Refused {
  const [route = '', id = ''] = from.split('#');
  const uses = usesIn(content);
  const findRoutes = routesShowing(content, uses);
  const shows = (file: WrittenFile) => findRoutes(file).includes(route);
  const filesWithAnchor = content.files.filter(
    (file) => shows(file) && anchorsNamed(file.references, id).length > 0,
  );
  const firstFile = filesWithAnchor[0];
  if (!firstFile) return { refused: missingPlaceMessage(content, from) };
  const place = anchorsNamed(firstFile.references, id)[0]!;
  if (place.offset !== undefined)
    return { refused: `The anchor ${from} has the name of its heading: change the heading.` };
  if (!NAME.test(to))
    return {
      refused: `"${to}" can’t be the name of an anchor: begin with a letter, and write lower case letters, digits and hyphens.`,
    };
  const places = [firstFile, ...inOtherLanguages(content, firstFile)].flatMap((file) =>
    anchorsNamed(file.references, id)
      .filter(({ offset }) => offset === undefined)
      .slice(0, 1)
      .map((each) => ({ file, each })),
  );
  const routes = places.flatMap(({ file }) => findRoutes(file));
  const otherFile = content.files.find(
    (file) =>
      anchorsNamed(file.references, to).length > 0 && findRoutes(file).some((each) => routes.includes(each)),
  );
  if (otherFile) return { refused: `There is an anchor #${to} already, in ${otherFile.file}.` };

  const names = new Set(routes.map((each) => `${each}#${id}`));
  const links = uses.filter(({ kind, name }) => kind === 'anchor' && names.has(name));
  const textChanges = changedTexts(content, [
    ...places.map(({ file, each }) => planRename(file, resolvePath(file.references, each), id, to)),
    ...links.map((use) => rewriteUse(use, use.written, use.written.replace(/#.*$/s, `#${to}`))),
  ]);
  return 'refused' in textChanges ? textChanges : { ...textChanges, renames: [], removes: [] };
}

/** The files of the same page in other languages: original and translations. */
function inOtherLanguages({ files }: WrittenContent, { file }: WrittenFile): WrittenFile[] {
  const getOriginal = (name: string) => parseTranslation(name)?.original ?? name;
  return files.filter((each) => each.file !== file && getOriginal(each.file) === getOriginal(file));
}

/** The pattern of anchors in the schemas. */
const NAME = /^[a-z][a-z0-9-]{0,59}$/;

function anchorsNamed({ ids }: FileReferences, name: string): FileReferences['ids'] {
  return ids.filter(({ id }) => id === name);
}

function planRename(file: WrittenFile, path: (string | number)[], id: string, to: string): PlannedChange {
  return {
    file: file.file,
    at: file.references.source.locate(path, 'value'),
    description: `${id} → ${to}`,
    edit: (text) => replaceInText(text, path, 0, id.length, to),
  };
}
