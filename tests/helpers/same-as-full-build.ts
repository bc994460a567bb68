import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { SmallSite } from './small-site.ts';

/**
 * Builds a site from scratch in another folder, and expects the same files, byte by byte, as from the incremental
 * build.
 * @param otherSite the folder of the other build; its content is deleted
 * @returns the report of the full build
 */
export async function expectSameAsFullBuild<Report>(
  site: SmallSite,
  otherSite: SmallSite,
  build: (where: SmallSite) => Promise<Report>,
  label: string,
): Promise<Report> {
  cpSync(path.join(site.root, 'pages-config'), path.join(otherSite.root, 'pages-config'), {
    recursive: true,
  });
  for (const file of listFilesBelow(otherSite, 'pages-config'))
    if (!existsSync(path.join(site.root, 'pages-config', file)))
      rmSync(path.join(otherSite.root, 'pages-config', file));
  for (const folder of ['dist', 'node_modules'])
    rmSync(path.join(otherSite.root, folder), { recursive: true, force: true });
  const whole = await build(otherSite);
  expect(listFilesBelow(site, 'dist'), label).toEqual(listFilesBelow(otherSite, 'dist'));
  const differing = listFilesBelow(site, 'dist').filter(
    (name) => !readBuiltFile(site, name).equals(readBuiltFile(otherSite, name)),
  );
  expect(differing, label).toEqual([]);
  return whole;
}

/** The files below a folder of a site, sorted. */
export function listFilesBelow(where: SmallSite, folder: string): string[] {
  return readdirSync(path.join(where.root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(where.root, folder), path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
}

/** The content of a file of the built site. */
export function readBuiltFile(where: SmallSite, name: string): Buffer {
  return readFileSync(path.join(where.root, 'dist', name));
}
