import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commandsAsTyped } from '../core/commands-as-typed.ts';
import type { Roots } from './roots.ts';

/**
 * The project that a site belongs to: the folder with package.json and node_modules. It is the site's own; a site without
 * a package.json, such as a second one beside a checkout of the engine, is part of the project that holds the engine,
 * unless that is installed.
 */
function projectFolder(roots: Roots): string {
  return isProject(roots) ? roots.site : roots.engine;
}

/** Whether the engine lies among a project's packages, where nothing is written. */
function isInstalled(engine: string): boolean {
  return engine.split(path.sep).includes('node_modules');
}

/** A text for somebody who works on this site, with each command as it is typed there. */
export function asTypedHere(roots: Roots, text: string): string {
  return text.includes('npm ') ? commandsAsTyped(text, scriptsIn(projectFolder(roots))) : text;
}

function isProject({ engine, site }: Roots): boolean {
  return existsSync(path.join(site, 'package.json')) || isInstalled(engine);
}

/** The commands of the engine that have a script of their name in package.json. */
function scriptsIn(folder: string): ReadonlySet<string> {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return new Set();
  const { scripts = {} } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> };
  return new Set(
    Object.entries(scripts).flatMap(([name, line]) =>
      new RegExp(`pagewright(?:\\.mjs)? ${name}\\b`).test(line) ? [name] : [],
    ),
  );
}
