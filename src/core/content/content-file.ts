import { translationOf } from '../page/routes.ts';

/** What a file below pages-config is, by its name and place alone. */
export type ContentFile =
  | 'page'
  | 'site'
  /** What answers unknown addresses, in whatever language, and what is shown without a connection. */
  | 'unrouted'
  | 'form'
  /** The words of a form in another language. */
  | 'translation'
  /** A section that pages share. */
  | 'shared'
  /** What answers at addresses of the past. */
  | 'redirects'
  /** Pictures, films and downloads. */
  | 'media'
  /** What media are made from: in folders of _media whose names begin with an underscore. */
  | 'source'
  | 'theme'
  /** What a command keeps: nobody writes it by hand. */
  | 'record'
  /** A file beside pages, to be downloaded or read by a tool. */
  | 'beside'
  /** Words for those who write the content. */
  | 'guide'
  /** Nobody reads it. */
  | 'stray';

const CONTENT = 'pages-config/';
const NAMED: Record<string, ContentFile> = {
  '_site.json': 'site',
  '_not-found.json': 'unrouted',
  '_offline.json': 'unrouted',
  '_redirects.json': 'redirects',
};

/** The names that begin with an underscore and have a meaning. */
export const underscoreNames = [...Object.keys(NAMED), '_forms', '_media', '_records', '_shared', '_theme'];

/** @param file its path from the project's root: pages-config/about.json */
export function contentFileOf(file: string): ContentFile {
  const below = file.slice(CONTENT.length);
  if (Object.hasOwn(NAMED, below)) return NAMED[below]!;
  if (translationOf(below)?.original === '_not-found.json') return 'unrouted';
  if (below.startsWith('_media/')) return below.includes('/_') ? 'source' : 'media';
  if (/^_forms\/[^/]+\.json$/.test(below)) return formKindOf(below);
  if (/^_shared\/[a-z][a-z0-9-]*\.json$/.test(below)) return 'shared';
  if (/^_theme\/(tokens\.css|[^/]+\.woff2)$/.test(below)) return 'theme';
  if (/^_records\/[^/]+\.json$/.test(below)) return 'record';
  if (below.endsWith('.md')) return 'guide';
  if (`/${below}`.includes('/_') || looksLikeJson(below)) return 'stray';
  return below.endsWith('.json') ? 'page' : 'beside';
}

/** Whether a file of pages-config/_forms is a form, or says the words of one in another language. */
export function formKindOf(file: string): 'form' | 'translation' {
  return translationOf(file) ? 'translation' : 'form';
}

/** What a file is meant to be called whose name only looks like that of a JSON file; undefined for others. */
export function meantAsJson(file: string): string | undefined {
  return looksLikeJson(file) ? file.replace(MISNAMED, '.json') : undefined;
}

/** Whether a file is a copy that an editor or a merge has left. */
export function isLeftCopy(file: string): boolean {
  return /(~|\.(bak|orig|old|rej|swp|tmp))$/i.test(file);
}

const MISNAMED = /\.(json[c5]|json\.txt|jsn|json\s*\(\d+\)|json)$/i;

function looksLikeJson(file: string): boolean {
  return MISNAMED.test(file) && !file.endsWith('.json');
}
