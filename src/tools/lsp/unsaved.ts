import { contentHash } from '../../site-build/cache/file-hashes.ts';
import type { BuildCache } from '../../site-build/cache/build-cache.ts';
import { classifyContentFile } from '../../core/content/content-file.ts';
import { faultsOfTokens } from '../../site-build/theme/faults-of-tokens.ts';
import type { Project, ProjectFile, ThemeFiles } from '../../core/project.ts';

/** What the open documents of an editor say, by the paths of their files. It stands in for what is on the disk. */
export type Unsaved = ReadonlyMap<string, string>;

/** A project in which each open document stands in the place of its file; one that was never saved is added. */
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
  return { ...theme, tokens: { path: TOKENS, text }, faults: faultsOfTokens(text, theme.defaults) };
}

/** Where the colours of a site stand. */
export const TOKENS = 'pages-config/_theme/tokens.css';

function withRedirects(redirects: ProjectFile | undefined): Pick<Project, 'redirects'> {
  return redirects ? { redirects } : {};
}

/** The record of a site that takes open documents for their files. It is never saved: what they say lies on no disk. */
export function recordWithUnsaved(record: BuildCache, unsaved: Unsaved): BuildCache {
  const hashes = new Map([...unsaved].map(([file, text]) => [file, contentHash(text)]));
  const { files } = record;
  return {
    ...record,
    files: {
      hashOf: (file) => hashes.get(file) ?? files.hashOf(file),
      lastHashOf: (file) => hashes.get(file) ?? files.lastHashOf(file),
      look: (file) => {
        const hash = hashes.get(file);
        return hash === undefined ? files.look(file) : { hash };
      },
      adopt: (file, seen) => files.adopt(file, seen),
    },
  };
}
