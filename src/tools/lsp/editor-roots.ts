import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { InitializeParams } from 'vscode-languageserver/node';
import type { Roots } from '../../site-build/roots.ts';
import { fileOfUri } from './path-mapping.ts';

/**
 * The folders as the editor names them. If one was opened through a symbolic link, the editor uses that path
 * for its files, and this process their real path.
 */
export function editorRoots(
  { workspaceFolders, rootUri }: Pick<InitializeParams, 'workspaceFolders' | 'rootUri'>,
  roots: Roots,
): Roots {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri === null ? [] : [rootUri]);
  const opened = uris.flatMap((uri) => fileOfUri(uri) ?? []);
  const seen = (root: string): string => {
    const place = realPlace(root);
    for (const folder of opened) {
      const below = path.relative(realPlace(folder), place);
      if (!below.startsWith('..') && !path.isAbsolute(below)) return path.join(folder, below);
    }
    return root;
  };
  return { engine: seen(roots.engine), site: seen(roots.site) };
}

/**
 * The real path of a folder. An editor may open a folder that does not exist yet: then its path is used
 * unchanged.
 */
function realPlace(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}
