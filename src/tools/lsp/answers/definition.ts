import { existsSync } from 'node:fs';
import type { Location } from 'vscode-languageserver/node';
import {
  findCode,
  toAbsolutePath as placeOfCode,
  sectionFolder,
  templateFolder,
} from '../../../site-build/code/code-places.ts';
import type { Roots } from '../../../site-build/roots.ts';
import { getMediaFile } from '../../../core/content/media.ts';
import { toRoute } from '../../../core/page/routes.ts';
import type { Project } from '../../../core/project.ts';
import { anchorsOn } from '../anchors.ts';
import type { LiveState } from '../live-content.ts';
import type { NameAt } from '../name-at.ts';
import { BEGINNING, toLspRange, type PathMapping } from '../path-mapping.ts';

type Named = Pick<NameAt, 'kind' | 'name'>;

/** The definition of a name: the file of a page, a form or a picture, an anchor, the code of a section type. */
export function findDefinitions(
  roots: Roots,
  state: LiveState,
  places: PathMapping,
  nameHere: Named,
): Location[] {
  if (nameHere.kind === 'anchor') {
    const [route = '', id] = nameHere.name.split('#');
    const definition = anchorsOn(state, route).find((anchor) => anchor.id === id);
    return definition ? [{ uri: places.toUri(definition.file), range: toLspRange(definition.range) }] : [];
  }
  const content = contentFile(state.project, nameHere);
  const files = content === undefined ? codeFiles(roots, nameHere) : [content];
  return files.map((file) => ({ uri: places.toUri(file), range: BEGINNING }));
}

function contentFile(
  { pages, forms, shared = [], media }: Project,
  { kind, name }: Named,
): string | undefined {
  const isCalled = (file: { path: string }) => file.path.endsWith(`/${name}.json`);
  if (kind === 'page') return pages.find((page) => toRoute(page.path) === name)?.path;
  if (kind === 'form') return forms.find(isCalled)?.path;
  if (kind === 'shared') return shared.find(isCalled)?.path;
  const file = kind === 'media' ? media.find((each) => each.path === name) : undefined;
  return file && getMediaFile(file);
}

/** The existing files of a type, first the code, then the schema. */
function codeFiles(roots: Roots, { kind, name }: Named): string[] {
  const [type = ''] = name.split('.');
  const schemas = (folder: string) =>
    findCode(roots, `{,src/*/}schemas/${folder}/${type}.schema.json`).map(({ path }) => path);
  const candidates: Partial<Record<Named['kind'], string[]>> = {
    section: [`${sectionFolder(roots, type)}/${type}.tsx`, ...schemas('sections')],
    template: [`${templateFolder(roots, type)}/${type}.ts`, ...schemas('templates')],
    property: [...schemas('sections'), ...schemas('templates')],
  };
  return (candidates[kind] ?? []).filter((file) => existsSync(placeOfCode(roots, file)));
}
