import type { WrittenContent } from '../../../authoring/references/written-content.ts';

/** The thing that a typed name means, if it can be moved or removed. */
export interface ResolvedName {
  kind: 'page' | 'anchor' | 'media' | 'form' | 'shared';
  name: string;
}

/**
 * Resolves a typed name: a route (/about), an anchor (/about#team), the path of a page's file, of media or of
 * a form, or a form id.
 * @returns undefined if nothing has that name
 */
export function resolveName(
  { routes, forms, shared, media }: WrittenContent,
  typedName: string,
): ResolvedName | undefined {
  const pathInContent = typedName.replace(/^pages-config\//, '');
  const page = [...routes.values()].find(({ file }) => file === `pages-config/${pathInContent}`);
  if (page?.route !== undefined) return { kind: 'page', name: page.route };
  if (/^\/.*#/.test(typedName)) return { kind: 'anchor', name: typedName.replace(/(?<=.)\/#/, '#') };
  if (typedName.startsWith('/')) return { kind: 'page', name: typedName.replace(/(?<=.)\/$/, '') };
  const file = pathInContent.replace(/^_media\//, '');
  if (media.has(file) || media.has(`${file}.webm`)) return { kind: 'media', name: file };
  const form = formName(typedName);
  if (forms.has(form) && !pathInContent.startsWith('_shared/')) return { kind: 'form', name: form };
  return shared.has(form) ? { kind: 'shared', name: form } : undefined;
}

/** Normalises a new name, typed in the same forms. */
export function newName({ kind }: ResolvedName, typedName: string): string {
  const pathInContent = typedName.replace(/^pages-config\//, '');
  if (kind === 'form' || kind === 'shared') return formName(typedName);
  if (kind === 'anchor') return typedName.replace(/^.*#/, '');
  if (kind === 'media') return pathInContent.replace(/^_media\//, '');
  return pathInContent.startsWith('/')
    ? pathInContent.replace(/(?<=.)\/$/, '')
    : `/${pathInContent.replace(/(\/index)?\.json$/, '')}`;
}

function formName(typedName: string): string {
  return typedName.replace(/^(pages-config\/)?(_forms\/|_shared\/)?/, '').replace(/\.json$/, '');
}
