import { parseTranslation } from '../page/routes.ts';

/** The kind of a file below pages-config, by name and place alone. */
export type ContentFile =
  | 'page'
  | 'site'
  /** The pages for unknown addresses, in each language, and the offline page. */
  | 'unrouted'
  | 'form'
  /** The translation of a form. */
  | 'translation'
  /** A section that pages share. */
  | 'shared'
  /** The redirects. */
  | 'redirects'
  /** Pictures, films and downloads. */
  | 'media'
  /** Sources of media, in folders of _media whose names begin with an underscore. */
  | 'source'
  | 'theme'
  /** Written by a command, never by hand. */
  | 'record'
  /** A file next to pages, for download or for a tool. */
  | 'beside'
  /** Documentation for editors. */
  | 'guide'
  /** Not used by anything. */
  | 'stray';

const CONTENT = 'pages-config/';
const NAMED: Record<string, ContentFile> = {
  '_site.json': 'site',
  '_not-found.json': 'unrouted',
  '_offline.json': 'unrouted',
  '_redirects.json': 'redirects',
};

/** Names that begin with an underscore and have a meaning. */
export const underscoreNames = [...Object.keys(NAMED), '_forms', '_media', '_records', '_shared', '_theme'];

/** The kind of a content file, by its name. @param file path from the project's root: pages-config/about.json */
export function classifyContentFile(file: string): ContentFile {
  const below = file.slice(CONTENT.length);
  if (Object.hasOwn(NAMED, below)) return NAMED[below]!;
  if (parseTranslation(below)?.original === '_not-found.json') return 'unrouted';
  if (below.startsWith('_media/')) return below.includes('/_') ? 'source' : 'media';
  if (/^_forms\/[^/]+\.json$/.test(below)) return classifyFormFile(below);
  if (/^_shared\/[a-z][a-z0-9-]*\.json$/.test(below)) return 'shared';
  if (/^_theme\/(tokens\.css|[^/]+\.woff2)$/.test(below)) return 'theme';
  if (/^_records\/[^/]+\.json$/.test(below)) return 'record';
  if (below.endsWith('.md')) return 'guide';
  if (`/${below}`.includes('/_') || looksLikeJson(below)) return 'stray';
  return below.endsWith('.json') ? 'page' : 'beside';
}

/** Whether a file of pages-config/_forms is a form or the translation of one. */
export function classifyFormFile(file: string): 'form' | 'translation' {
  return parseTranslation(file) ? 'translation' : 'form';
}

/** The correct name of a file whose name only resembles that of a JSON file; undefined for other files. */
export function correctJsonName(file: string): string | undefined {
  return looksLikeJson(file) ? file.replace(MISNAMED, '.json') : undefined;
}

/** Whether a file is a copy left by an editor or a merge. */
export function isBackupCopy(file: string): boolean {
  return /(~|\.(bak|orig|old|rej|swp|tmp))$/i.test(file);
}

const MISNAMED = /\.(json[c5]|json\.txt|jsn|json\s*\(\d+\)|json)$/i;

function looksLikeJson(file: string): boolean {
  return MISNAMED.test(file) && !file.endsWith('.json');
}
