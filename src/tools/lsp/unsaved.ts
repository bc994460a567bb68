import { contentHash } from '../../site-build/cache/file-hashes.ts';
import type { BuildCache } from '../../site-build/cache/build-cache.ts';
import { classifyContentFile } from '../../core/content/content-file.ts';
import { tokenDiagnostics } from '../../site-build/theme/token-diagnostics.ts';
import type { Project, ProjectFile, ThemeFiles } from '../../core/project.ts';

/** The texts of open documents by file path. They replace the files on disk. */
export type Unsaved = ReadonlyMap<string, string>;

/**
 * A project in which open documents replace their files; unsaved new ones are added.
 * @param project the files on disk
 * @param unsaved the texts of open documents, by path
 */
export function withUnsaved(project: Project, unsaved: Unsaved): Project {
  if (unsaved.size === 0) return project;
  const names = [...unsaved.keys()];
  const { redirects, site, theme, files = [] } = project;
  const one = <None>(kind: string, file: ProjectFile | None): ProjectFile | None => {
    const path = names.find((name) => classifyContentFile(name) === kind);
    return path === undefined ? file : { path, text: unsaved.get(path)! };
  };
  const all = (kind: string, known: readonly ProjectFile[], other = kind): ProjectFile[] => {
    const own = names.filter((name) => [kind, other].includes(classifyContentFile(name)));
    const others = known.filter(({ path }) => !unsaved.has(path));
    const opened = own.map((path) => ({ path, text: unsaved.get(path)! }));
    return [...others, ...opened].sort((a, b) => (a.path < b.path ? -1 : 1));
  };
  const tokens = unsaved.get(TOKENS);
  return {
    ...project,
    pages: all('page', project.pages),
    forms: all('form', project.forms, 'translation'),
    shared: all('shared', project.shared ?? []),
    site: one('site', site),
    unrouted: all('unrouted', project.unrouted ?? []),
    ...withRedirects(one('redirects', redirects)),
    ...(theme && tokens !== undefined && { theme: withTokens(theme, tokens) }),
    files: [...new Set([...files, ...names])].sort(),
  };
}

function withTokens(theme: ThemeFiles, text: string): ThemeFiles {
  if (text === theme.tokens?.text) return theme;
  return { ...theme, tokens: { path: TOKENS, text }, diagnostics: tokenDiagnostics(text, theme.defaults) };
}

/** The file with a site's colours. */
export const TOKENS = 'pages-config/_theme/tokens.css';

function withRedirects(redirects: ProjectFile | undefined): Pick<Project, 'redirects'> {
  return redirects ? { redirects } : {};
}

/**
 * A cache of a site with open documents in place of files. It is never saved, because the texts of open
 * documents are not on disk.
 */
export function cacheWithUnsaved(cache: BuildCache, unsaved: Unsaved): BuildCache {
  const hashes = new Map([...unsaved].map(([file, text]) => [file, contentHash(text)]));
  const { files } = cache;
  return {
    ...cache,
    files: {
      getHash: (file) => hashes.get(file) ?? files.getHash(file),
      getLastHash: (file) => hashes.get(file) ?? files.getLastHash(file),
      hashFile: (file) => {
        const hash = hashes.get(file);
        return hash === undefined ? files.hashFile(file) : { hash };
      },
      adopt: (file, seen) => files.adopt(file, seen),
    },
  };
}
