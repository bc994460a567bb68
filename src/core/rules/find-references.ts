import { findDated, mayHaveDates } from '../content/dates/dated.ts';
import { intersectPeriods } from '../content/dates/moments.ts';
import type { JsonObject } from '../content/valid-page.ts';
import { textWithShared, type JsonSource } from '../json/json-source.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import { visitParts } from '../schema/walk-content.ts';
import { NONE, noReferences, notePart } from './note-part.ts';
import {
  resolvePath,
  type FileKind,
  type Place,
  type FileReferences,
  type MaybeDated,
} from './references.ts';

/**
 * Collects the references of a file by walking it along its schema. Values that break the schema are skipped.
 */
export function findReferences(set: SchemaSet, kind: FileKind, source: JsonSource): FileReferences {
  const references = noReferences(set, kind, source);
  const images = new Map<unknown, FileReferences['images'][number]>();
  let at = -1;
  visitParts(set, kind, source.data, (part, heading, value, path, parent, shown) => {
    at++;
    const image = images.get(value);
    if (image && part === '' && shown !== undefined) image.shown = shown;
    // The headings of a dialog are outside the outline of the page.
    notePart(references, part, path[0] === 'dialog' ? undefined : heading, value, path, at, shown);
    const noted = references.images.at(-1);
    if (part === 'image' && noted?.at === at) images.set(value, noted);
    if (part === 'richText' && parent && typeof value === 'string' && value.includes('<'))
      noteMarkup(references, parent, path.at(-1)!);
  });
  noteDates(references);
  return references;
}

/** Adds the periods of each link and name, if the file has dates; few files have any. */
function noteDates(references: FileReferences): void {
  if (!mayHaveDates(textWithShared(references.source))) return;
  references.dated = findDated(references.data);
  const inner = references.dated.filter(({ path }) => path.length > 0);
  if (inner.length === 0) return;
  const withPeriod = <Entry extends Place & MaybeDated>(entry: Entry): Entry => {
    const path = resolvePath(references, entry);
    const datedAround = inner.filter((each) => each.path.every((key, depth) => key === path[depth]));
    return datedAround.length > 0
      ? { ...entry, when: datedAround.map(({ period }) => period).reduce(intersectPeriods) }
      : entry;
  };
  references.links = references.links.map(withPeriod);
  references.ids = references.ids.map(withPeriod);
}

/** Adds the output of a template; its position is the page's key `template`. */
export function addSections(references: FileReferences, sections: readonly JsonObject[]): void {
  const generated = noReferences(references.set, references.kind, references.source);
  const path = ['template'];
  for (const section of sections) {
    visitParts(references.set, 'section', section, (part, heading, value) =>
      notePart(generated, part, heading, value, path, 0),
    );
  }
  references.headings = generated.headings.map(({ level, text }) => ({ level, text, path }));
  references.ids = [...references.ids, ...generated.ids.map(({ id }) => ({ id, path }))];
  const knownAddresses = new Set(references.links.map(({ href }) => href));
  const links = generated.links
    .filter(({ href }) => !knownAddresses.has(href))
    .map(({ href }) => ({ href, path }));
  references.links = [...references.links, ...links];
  const isNew = (name: 'images' | 'films' | 'downloads') => {
    const written = new Set(references[name].map(({ src }) => src));
    return ({ src }: { src: string }) => !written.has(src);
  };
  const atTemplate = <Entry extends Place>({ at: _walked, ...entry }: Entry) => ({ ...entry, path });
  // The template passes on texts of the page, which are already checked there.
  if (references.diagnostics === NONE)
    references.diagnostics = generated.diagnostics.map(({ diagnostic }) => ({ diagnostic, path }));
  references.images = [...references.images, ...generated.images.filter(isNew('images')).map(atTemplate)];
  references.films = [...references.films, ...generated.films.filter(isNew('films')).map(atTemplate)];
  references.downloads = [
    ...references.downloads,
    ...generated.downloads.filter(isNew('downloads')).map(atTemplate),
  ];
  const knownForms = new Set(references.forms.map(({ id }) => id));
  references.forms = [
    ...references.forms,
    ...generated.forms.filter(({ id }) => !knownForms.has(id)).map(atTemplate),
  ];
  references.collections = [...references.collections, ...generated.collections];
  references.sectionLists = [...references.sectionLists, { path, sections }, ...generated.sectionLists];
}

function noteMarkup({ markedUp }: FileReferences, parent: object, key: string | number): void {
  const keys = markedUp.get(parent);
  if (keys) keys.add(key);
  else markedUp.set(parent, new Set([key]));
}
