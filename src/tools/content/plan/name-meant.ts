import type { WrittenContent } from '../../../core/references/written-content.ts';

/** What a name that was typed stands for, among what can be moved and removed. */
export interface NameMeant {
  kind: 'page' | 'anchor' | 'media' | 'form' | 'shared';
  name: string;
}

/**
 * Takes a route (/about), a place on a page (/about#team), the file of a page, of media or of a form as a path, or the name of a form.
 * @returns undefined where nothing has that name
 */
export function nameMeant(
  { routes, forms, shared, media }: WrittenContent,
  asked: string,
): NameMeant | undefined {
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

/** A new name of the same kind, typed in the same ways. */
export function newName({ kind }: NameMeant, asked: string): string {
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
