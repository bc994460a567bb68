import { globSync } from 'node:fs';
import path from 'node:path';
import { codePath } from '../core/content/section-code.ts';

/**
 * The folder of a section type, from the engine's root: src/sections/<type>, or src/<extension>/sections/<type> where an
 * extension brings it. A type that has no folder yet belongs to src/sections.
 */
export function sectionFolder(root: string, type: string): string {
  const [found] = find(root, `src/*/sections/${type}`);
  return found ?? `src/sections/${type}`;
}

/** The file that draws sections, from the engine's root, by the name of the code (`codeOf`). */
export function sectionFile(root: string, code: string): string {
  const [type = ''] = code.split('/');
  return `${path.posix.dirname(sectionFolder(root, type))}/${codePath(code)}`;
}

/** The folders that hold templates, from the engine's root: src/templates, and those of extensions. */
function templateFolders(root: string): string[] {
  return ['src/templates', ...find(root, 'src/*/templates')];
}

/** The folder of a template's code; for a template without code src/templates. */
export function templateFolder(root: string, name: string): string {
  return (
    templateFolders(root).find((folder) => find(root, `${folder}/${name}.ts`).length > 0) ?? 'src/templates'
  );
}

/**
 * Where the types of content lie: in the content folder of whoever owns the code, src/core for the engine's own.
 * @param folder of the code: src/templates, src/<extension>/templates, src/<extension>
 */
export function contentFolder(folder: string): string {
  const [, owner = 'templates'] = folder.split('/');
  return `src/${owner === 'templates' ? 'core' : owner}/content`;
}

function find(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));
}
