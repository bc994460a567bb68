import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Roots } from './roots.ts';

/**
 * The project of a site: the folder with package.json and node_modules. A site without a package.json, such
 * as a second one next to a checkout of the engine, belongs to the project that contains the engine, unless
 * the engine is installed as a package.
 */
function projectFolder(roots: Roots): string {
  return hasProject(roots) ? (roots.project ?? roots.site) : roots.engine;
}

/**
 * The path of a cache for all sites of a project. It is in the project, but not among its packages, which may
 * be read-only. In a checkout of the engine it is in node_modules, like the caches of other tools.
 * @param name name of the file or folder
 */
export function cachePlace(roots: Roots, name: string): string {
  const project = projectFolder(roots);
  return path.join(project, project === roots.engine ? IN_CHECKOUT : IN_PROJECT, name);
}

/** The path of a cache for one site, which is removed with the site. */
export function siteCachePlace(roots: Roots, name: string): string {
  const isSeparateSite = roots.site !== roots.engine && hasProject(roots);
  return path.join(roots.site, isSeparateSite ? `${IN_PROJECT}/site` : IN_CHECKOUT, name);
}

const IN_CHECKOUT = 'node_modules/.cache/site';
const IN_PROJECT = '.pagewright';

/** A text for developers of this site, with each command as it is typed there. */
export function adaptCommands(roots: Roots, text: string): string {
  return text.includes('npm ') ? commandsAsTyped(text, scriptsIn(projectFolder(roots))) : text;
}

function hasProject({ engine, site, project = site }: Roots): boolean {
  return existsSync(path.join(project, 'package.json')) || isInstalledPackage(engine);
}

/** Whether the engine is installed as a package. */
export function isInstalledPackage(engine: string): boolean {
  return engine.split(path.sep).includes('node_modules');
}

/** The commands of the engine for which package.json has a script of the same name. */
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

/**
 * A text with its commands as they are typed in this project: `npm run check -- --since HEAD`, or `npx
 * pagewright check --since HEAD` if package.json has no such script.
 * @param scripts names of the commands that have a script in package.json
 */
export function commandsAsTyped(text: string, scripts: ReadonlySet<string>): string {
  if (!text.includes('npm ')) return text;
  return text.replace(
    COMMAND,
    (command, run: string | undefined, start: string | undefined, separator = '') => {
      const name = run ?? start ?? '';
      return scripts.has(name) ? command : `npx pagewright ${name}${separator ? ' ' : ''}`;
    },
  );
}

const COMMAND = /npm (?:run (?:-s )?([a-z]+(?:-[a-z]+)*)(?![\w:])|(start)\b)( -- )?/g;
