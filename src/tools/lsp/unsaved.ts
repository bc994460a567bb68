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
  const withOpenFile = <None>(kind: string, file: ProjectFile | None): ProjectFile | None => {
    const path = names.find((name) => classifyContentFile(name) === kind);
    return path === undefined ? file : { path, text: unsaved.get(path)! };
  };
  const withOpenFiles = (kind: string, savedFiles: readonly ProjectFile[], other = kind): ProjectFile[] => {
    const openPaths = names.filter((name) => [kind, other].includes(classifyContentFile(name)));
    const others = savedFiles.filter(({ path }) => !unsaved.has(path));
    const openFiles = openPaths.map((path) => ({ path, text: unsaved.get(path)! }));
    return [...others, ...openFiles].sort((a, b) => (a.path < b.path ? -1 : 1));
  };
  const tokens = unsaved.get(TOKENS);
  return {
    ...project,
    pages: withOpenFiles('page', project.pages),
    forms: withOpenFiles('form', project.forms, 'translation'),
    shared: withOpenFiles('shared', project.shared ?? []),
    site: withOpenFile('site', site),
    unrouted: withOpenFiles('unrouted', project.unrouted ?? []),
    ...withRedirects(withOpenFile('redirects', redirects)),
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
      adopt: (file, state) => files.adopt(file, state),
    },
  };
}
