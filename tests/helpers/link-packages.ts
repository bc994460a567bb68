import { mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Links the installed packages of a project into a copy of it. Workspaces, and the project under its own name, are
 * those of the copy.
 * @param from the project's root
 * @param to the root of the copy
 */
export async function linkPackages(from: string, to: string): Promise<void> {
  const [installed, linked] = [from, to].map((root) => path.join(root, 'node_modules')) as [string, string];
  await mkdir(linked, { recursive: true });
  for (const entry of await readdir(installed, { withFileTypes: true })) {
    if (entry.name.startsWith('.') && entry.name !== '.bin') continue;
    const place = path.join(installed, entry.name);
    const target = entry.isSymbolicLink() ? await readlink(place) : place;
    await symlink(target, path.join(linked, entry.name));
  }
}
