import { nameInPath } from '../../../core/content/content-name.ts';
import { classifyContentFile } from '../../../core/content/content-file.ts';
import { downloadAddress, isDownload, getMediaFile } from '../../../core/content/media.ts';
import { idOfShared } from '../../../core/content/shared-sections.ts';
import { toRoute, routeOfLink } from '../../../core/page/routes.ts';
import type { MediaFile } from '../../../core/project.ts';
import { knownNames } from '../../../authoring/references/known-names.ts';
import type { FileKind } from '../../../core/rules/references.ts';
import { firstValue, schemaAt } from '../../../core/schema/schema-lookup.ts';
import { anchorsOn } from '../anchors.ts';
import type { LiveState } from '../live-content.ts';
import type { CursorPlace } from './place-at.ts';

/** A name of the project for completion. */
export interface Name {
  name: string;
  kind: 'page' | 'anchor' | 'media' | 'form' | 'shared' | 'delivery' | 'schema';
  /** A short description: the title of a page. */
  detail?: string | undefined;
  /** The media file, for a preview. */
  media?: MediaFile;
}

/** The matching names, and the range of the document that the chosen one replaces. */
export interface NamesAt {
  names: Name[];
  /** Whether a name is inserted literally, inside rich text. Elsewhere it is inserted as a JSON string. */
  isInText: boolean;
  start: number;
  end: number;
}

/** A document that is being edited. */
export interface EditedDocument {
  file: string;
  kind: FileKind;
  text: string;
}

/** Lists the names that complete a place; undefined if only the schema knows the possible values. */
export function namesAt(
  state: LiveState,
  editedDocument: EditedDocument,
  place: CursorPlace,
): NamesAt | undefined {
  if (place.isKey) return undefined;
  const { start, end, typed } = place;
  const listName = listNameAt(state, editedDocument, place);
  if (listName === 'richText') return addressInMarkup(state, editedDocument, place);
  const names = listName && lists[listName](state, editedDocument, typed ?? '');
  return names && { names, isInText: false, start, end };
}

type NameList = (state: LiveState, editedDocument: EditedDocument, typed: string) => Name[];

/** The lists of names, by the value's schema part, or by its key. */
const lists = {
  url: addresses,
  image: (state) => mediaNamed(state, 'image'),
  film: (state) => mediaNamed(state, 'film'),
  download: (state) => mediaNamed(state, 'download'),
  formId: ({ project, validation }) => {
    const titles = new Map(validation.forms.map(({ id, data }) => [id, data.title]));
    const ids = project.forms.map(({ path }) => nameInPath(path));
    return ids.map((name): Name => ({ name, kind: 'form', detail: titles.get(name) }));
  },
  use: ({ project }) =>
    (project.shared ?? []).map(({ path }) => ({ name: idOfShared(path), kind: 'shared' })),
  delivery: ({ validation }) => {
    const deliveries = validation.site?.data['deliveries'];
    return (Array.isArray(deliveries) ? deliveries.map(String) : []).map((name) => ({
      name,
      kind: 'delivery',
    }));
  },
  schema: ({ project: { editorSchemas = '' } }, { file, kind }) => {
    const up = '../'.repeat(file.split('/').length - 1);
    return [{ name: `${up}${editorSchemas}/${kind}.json`, kind: 'schema' }];
  },
} satisfies Record<string, NameList>;

function listNameAt(
  { validation: { set } }: LiveState,
  { kind }: EditedDocument,
  { path, data }: CursorPlace,
): keyof typeof lists | 'richText' | undefined {
  const key = path.at(-1);
  if (path.length === 1 && key === '$schema') return 'schema';
  if (kind === 'form' && path.length === 1 && key === 'delivery') return 'delivery';
  if (key === 'use' && path.at(-3) === 'sections') return 'use';
  const partAt = (place: typeof path) => firstValue(schemaAt(set, kind, data, place), 'part');
  const part = partAt(path);
  if (part === 'url' || part === 'formId' || part === 'download' || part === 'richText') return part;
  const outerPart = key === 'src' ? partAt(path.slice(0, -1)) : undefined;
  if (outerPart === 'video') return 'film';
  return outerPart === 'image' || outerPart === 'film' ? outerPart : undefined;
}

/** Pages, downloads, and after a # the anchors on the page that is typed so far. */
function addresses(state: LiveState, { file, text }: EditedDocument, typed: string): Name[] {
  const ownRoute = classifyContentFile(file) === 'page' ? toRoute(file) : undefined;
  const anchorsOnRoute = (route: string) =>
    route === ownRoute ? anchorsOn(state, route, { path: file, text }) : anchorsOn(state, route);
  const [typedRoute = '', anchor] = typed.split('#', 2);
  if (anchor !== undefined) {
    const route = typedRoute === '' ? ownRoute : routeOfLink(typedRoute);
    const anchors = route === undefined ? [] : anchorsOnRoute(route);
    return anchors.map(({ id, heading }) => ({
      name: `${typedRoute}#${id}`,
      kind: 'anchor',
      detail: heading,
    }));
  }
  const titles = new Map(state.validation.pages.map(({ route, head }) => [route, head?.title]));
  const routes = state.project.pages.map(({ path }) => toRoute(path)).sort();
  const pages = routes.map((route): Name => ({ name: route, kind: 'page', detail: titles.get(route) }));
  const downloads = state.project.media
    .filter((media) => isDownload(media) && classifyContentFile(getMediaFile(media)) !== 'source')
    .map((media): Name => ({ name: downloadAddress(media), kind: 'media', media }));
  const places = ownRoute === undefined ? [] : anchorsOnRoute(ownRoute);
  return [
    ...pages,
    ...places.map(({ id, heading }): Name => ({ name: `#${id}`, kind: 'anchor', detail: heading })),
    ...downloads,
  ];
}

function mediaNamed({ project, validation }: LiveState, part: 'image' | 'film' | 'download'): Name[] {
  const { files = [], media } = project;
  const names = knownNames(validation.set, { files, pages: [], shared: [] })[part];
  const byPath = new Map(media.map((file) => [file.path, file]));
  return names.map((name): Name => {
    const file = byPath.get(part === 'film' ? `${name}.webp` : name);
    return { name, kind: 'media', ...(file && { media: file }) };
  });
}

/** Addresses inside an `href` of rich text, whose double quotes are escaped in JSON. */
function addressInMarkup(
  state: LiveState,
  editedDocument: EditedDocument,
  place: CursorPlace,
): NamesAt | undefined {
  const typedAddress = /href=(?:\\"|')([^"'\\]*)$/.exec(place.typed ?? '')?.[1];
  if (typedAddress === undefined) return undefined;
  const cursor = place.start + 1 + (place.typed ?? '').length;
  const rest = /^[^"'\\<>\s]*/.exec(editedDocument.text.slice(cursor))?.[0] ?? '';
  const names = addresses(state, editedDocument, typedAddress);
  return { names, isInText: true, start: cursor - typedAddress.length, end: cursor + rest.length };
}
