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
  asked: string,
): ResolvedName | undefined {
  const below = asked.replace(/^pages-config\//, '');
  const page = [...routes.values()].find(({ file }) => file === `pages-config/${below}`);
  if (page?.route !== undefined) return { kind: 'page', name: page.route };
  if (/^\/.*#/.test(asked)) return { kind: 'anchor', name: asked.replace(/(?<=.)\/#/, '#') };
  if (asked.startsWith('/')) return { kind: 'page', name: asked.replace(/(?<=.)\/$/, '') };
  const file = below.replace(/^_media\//, '');
  if (media.has(file) || media.has(`${file}.webm`)) return { kind: 'media', name: file };
  const form = formName(asked);
  if (forms.has(form) && !below.startsWith('_shared/')) return { kind: 'form', name: form };
  return shared.has(form) ? { kind: 'shared', name: form } : undefined;
}

/** Normalises a new name, typed in the same forms. */
export function newName({ kind }: ResolvedName, asked: string): string {
  const below = asked.replace(/^pages-config\//, '');
  if (kind === 'form' || kind === 'shared') return formName(asked);
  if (kind === 'anchor') return asked.replace(/^.*#/, '');
  if (kind === 'media') return below.replace(/^_media\//, '');
  return below.startsWith('/')
    ? below.replace(/(?<=.)\/$/, '')
    : `/${below.replace(/(\/index)?\.json$/, '')}`;
}

function formName(asked: string): string {
  return asked.replace(/^(pages-config\/)?(_forms\/|_shared\/)?/, '').replace(/\.json$/, '');
}
