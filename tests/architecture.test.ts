import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './helpers/project.ts';
import { sourceFiles } from './helpers/source-files.ts';
import type { SourceFile } from './helpers/source-files.ts';

const files = ['src', 'scripts'].flatMap(sourceFiles);
const written = files.filter(({ file }) => !file.endsWith('.gen.ts'));
const code = written.filter(({ file }) => !isTest(file) && !file.endsWith('.d.ts'));

/**
 * The rooms that each room may import besides itself: the table of the design, in which entries are the top of the
 * web side. An extension that is a package imports the public API by its name.
 */
const allowed: Record<string, string[]> = {
  core: [],
  authoring: ['core'],
  api: ['core', 'authoring', 'ui', 'forms', 'site-build', 'server', 'command', 'tools'],
  templates: ['core'],
  ui: ['core'],
  sections: ['core', 'ui', 'forms/place'],
  forms: ['core', 'ui'],
  shell: ['core', 'ui'],
  renderer: ['core', 'ui', 'shell'],
  app: ['core', 'ui', 'forms', 'shell', 'renderer'],
  entries: ['core', 'ui', 'forms', 'shell', 'renderer', 'app'],
  'site-build': ['core', 'authoring'],
  command: ['core', 'site-build'],
  journal: ['api'],
  server: ['core', 'command', 'site-build/code'],
  tools: ['core', 'authoring', 'site-build', 'command'],
  worker: ['core'],
  studio: ['api'],
  scripts: ['core', 'site-build', 'command', 'tools', 'server'],
};

/** The folders that are packages: they import the public API alone. */
const extensions = globSync('src/*/package.json', { cwd: root }).map(
  (file) => `${path.dirname(file).replaceAll(path.sep, '/')}/`,
);

/** Packages that only some folders may use. */
const packages: [name: RegExp, folders: string[]][] = [
  [
    /^react(\/|$)|^react-dom(\/|$)/,
    ['ui', 'sections', 'forms', 'shell', 'renderer', 'app', 'entries', 'journal', 'studio'],
  ],
  [/^react-router-dom$/, ['app', 'entries']],
  [/^workbox-/, ['worker']],
  [/^keen-slider/, ['sections']],
  // The build compiles the validators that forms need in the browser.
  [/^@rjsf\//, ['api', 'forms', 'site-build', 'studio']],
  [
    /^(node:|sharp$|vite$|fontkit$|prettier$)/,
    ['site-build', 'command', 'tools', 'server', 'journal', 'studio', 'scripts'],
  ],
  [/^(@?fastify|kysely$|nodemailer$|pg$|aws4fetch$)/, ['server', 'journal']],
  [/^@tus\//, ['server']],
  [/^tus-js-client$/, ['forms']],
];

test('the search finds the files: without files every rule would pass', () => {
  expect(files.length).toBeGreaterThanOrEqual(250);
  expect(files.flatMap(({ imports }) => imports).length).toBeGreaterThanOrEqual(600);
  const seen = new Set(files.map(({ file }) => roomName(file)));
  expect(Object.keys(allowed).filter((folder) => !seen.has(folder))).toEqual([]);
});

test('the project has only the files and folders of the design', () => {
  const known = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', 'README.md'];
  const folders = ['schemas', 'pages-config', 'src', 'scripts', 'tests'];
  const made = ['node_modules', 'dist', 'var', 'test-results'];
  const found = readdirSync(root).filter((name) => !name.startsWith('.'));
  expect(found.filter((name) => ![...known, ...folders, ...made].includes(name))).toEqual([]);
  const inside = readdirSync(path.join(root, 'src')).filter((name) => !(name in allowed));
  expect(inside).toEqual(['README.md', 'decisions', 'guides', 'messages', 'tsconfig.base.json']);
});

test('the map lists the rooms and their imports', () => {
  const map = readFileSync(path.join(root, 'src/README.md'), 'utf8');
  const rows = [...map.matchAll(/^\| `([a-z-]+)\/` +\|[^|]+\| ([^|]+?) +\|$/gm)].map(
    ([, room = '', imports = '']) => [room, imports === 'nothing' ? [] : imports.split(', ')],
  );
  expect(Object.fromEntries(rows)).toEqual(allowed);
});

test.each(Object.keys(allowed))('%s imports what its folder may import', (folder) => {
  const own = files.filter(({ file }) => roomName(file) === folder && !isTest(file));
  expect(own.flatMap((source) => source.imports.flatMap((name) => forbidden(source.file, name)))).toEqual([]);
});

test('tests of an extension reach the engine by its public API', () => {
  const tests = files.filter(
    ({ file }) => isTest(file) && extensions.some((folder) => file.startsWith(folder)),
  );
  expect(tests.length).toBeGreaterThan(80);
  const outside = tests.flatMap(({ file, imports }) =>
    imports
      .filter((name) => name.startsWith('.'))
      .map((name) => importTarget(file, name))
      .filter((target) => !extensions.some((folder) => file.startsWith(folder) && target.startsWith(folder)))
      .map((target) => `${file} imports ${target}`),
  );
  expect(outside).toEqual([]);
});

test('tests of the engine use no extension: its tests are in its package', () => {
  // The studio is tested in tests/studio, this site in tests/illumine; the workshop makes samples of everything.
  const tests = sourceFiles('tests').filter(({ file }) => !/^tests\/(illumine|studio|workshop)\//.test(file));
  expect(tests.length).toBeGreaterThan(300);
  const outside = tests.flatMap(({ file, imports }) =>
    imports
      .filter((name) => name.startsWith('.'))
      .map((name) => importTarget(file, name))
      .filter((target) => extensions.some((folder) => target.startsWith(folder)))
      .map((target) => `${file} imports ${target}`),
  );
  expect(outside).toEqual([]);
});

test('style sheets of packages import none of the engine by its path', () => {
  const sheets = extensions.flatMap((folder) => globSync(`${folder}**/*.css`, { cwd: root }));
  expect(sheets.length).toBeGreaterThan(10);
  const outside = sheets.filter((file) => {
    const imported = readFileSync(path.join(root, file), 'utf8').matchAll(/@import '(\.[^']+)'/g);
    const own = extensions.find((folder) => file.startsWith(folder))!;
    return [...imported].some(([, name = '']) => !importTarget(file, name).startsWith(own));
  });
  expect(outside).toEqual([]);
});

test('no file imports itself through other files', () => {
  // Generated files are included: a generated type may import a written one that imports it.
  const sources = files.filter(({ file }) => !isTest(file));
  const targets = new Map(
    sources.map(({ file, imports }) => [
      file,
      imports.filter((name) => name.startsWith('.')).map((name) => importTarget(file, name)),
    ]),
  );
  expect(circlesIn(targets)).toEqual([]);
});

test('visitors load no development code', () => {
  const development =
    /^src\/(studio\/|entries\/dev\/|site-build\/(dev|gallery)\/|core\/(gallery\/|page\/preview\.ts$)|api\/(editor|gallery)\.ts$)/;
  const outside = code.filter(({ file }) => !development.test(file) && file !== 'scripts/commands/dev.ts');
  const reached = outside.flatMap(({ file, imports }) =>
    imports
      .filter((name) =>
        development.test(
          name.startsWith('.') ? importTarget(file, name) : name.replace(/^pagewright(\/.*)/, 'src/api$1.ts'),
        ),
      )
      .map((name) => `${file}: ${name}`),
  );
  expect(reached).toEqual([]);
});

test('no import goes through a barrel or lacks its extension', () => {
  const relative = files.flatMap(({ file, imports }) =>
    imports.flatMap((name) => (name.startsWith('.') ? [`${file}: ${name}`] : [])),
  );
  expect(relative.filter((line) => !/\.(tsx?|mjs|css|json)$/.test(line))).toEqual([]);
  expect(names(files.filter(({ file }) => /\/index\.tsx?$/.test(file)))).toEqual([]);
  // The public API re-exports everything that projects may use.
  const passing = names(files.filter(({ reExports }) => reExports.length > 1));
  expect(passing.filter((file) => !file.startsWith('src/api/'))).toEqual([]);
});

test('only the registry and the build find sections', () => {
  expect(names(code.filter(({ text }) => text.includes("'virtual:sections'")))).toEqual([
    'src/renderer/registry.ts',
    'src/site-build/vite/found-code.ts',
  ]);
  expect(names(code.filter(({ text }) => /import\.meta\.glob\b/.test(text)))).toEqual([]);
});

test('only a section’s component is a default export, and it is the only component in its folder', () => {
  const components = names(code).filter((file) =>
    /^src\/(?:[^/]+\/)?sections\/(?:([^/]+)\/\1|[^/]+\/variants\/[^/]+)\.tsx$/.test(file),
  );
  expect(components.length).toBeGreaterThanOrEqual(40);
  expect(names(code.filter(({ hasDefault }) => hasDefault))).toEqual(components);
  // The registry loads every component in this folder; the parts of a component are in a folder below.
  expect(
    names(code).filter((file) => /^src\/(?:[^/]+\/)?sections\/[^/]+\/(?:variants\/)?[^/]+\.tsx$/.test(file)),
  ).toEqual(components);
});

test('no value has the type any, and no comment disables a check for more than a line', () => {
  expect(names(written.filter(({ kinds }) => kinds.has('TSAnyKeyword')))).toEqual([]);
  const switches = /@ts-(ignore|nocheck|expect-error)|lint-disable(?!-next-line [a-z])/;
  expect(names(written.filter(({ text }) => switches.test(text)))).toEqual([]);
});

test('browser code parses no HTML and writes no inline style', () => {
  const web = code.filter(({ file }) =>
    /^src\/(ui|sections|shell|renderer|forms|app|entries|journal\/(ui|sections))\//.test(file),
  );
  expect(web.length).toBeGreaterThanOrEqual(80);
  const parsing = /\b(innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval)\b/;
  expect(names(web.filter(({ text }) => parsing.test(text)))).toEqual([]);
  const attributes = ['style', 'dangerouslySetInnerHTML'];
  expect(names(web.filter((source) => attributes.some((name) => source.attributes.has(name))))).toEqual([]);
});

test('files are small', () => {
  const sizes = code.map(({ lines }) => lines).sort((a, b) => a - b);
  const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)];
  expect(code.filter(({ lines }) => lines > 250).map(({ file, lines }) => `${file}: ${lines} lines`)).toEqual(
    [],
  );
  expect(at(0.9)).toBeLessThanOrEqual(150);
  expect(at(0.5)).toBeLessThanOrEqual(60);
  const long = code.filter(({ file, lines }) => /^scripts\/.*\.ts$/.test(file) && lines > 30);
  expect(names(long)).toEqual([]);
});

test('names are in kebab case', () => {
  expect(names(files).filter((file) => !/^[a-z0-9/.-]+$/.test(file))).toEqual([]);
});

test('only isolated tests replace modules, because all others share them', () => {
  const tests = [...files, ...sourceFiles('tests')].filter(({ file }) => isTest(file));
  const replacing = tests.filter(({ text }) => /\bvi\.(mock|doMock|resetModules)\(/.test(text));
  expect(replacing.length).toBeGreaterThan(0);
  expect(names(replacing).filter((file) => !file.includes('.isolated.'))).toEqual([]);
});

function forbidden(file: string, name: string): string[] {
  const room = roomName(file);
  const extension = extensions.find((folder) => file.startsWith(folder));
  if (name.startsWith('pagewright/'))
    return extension || isGenerated(file) ? [] : [`${file} imports ${name}`];
  if (!name.startsWith('.')) {
    const rule = packages.find(([pattern]) => pattern.test(name));
    return rule && !rule[1].includes(room) ? [`${file} imports ${name}`] : [];
  }
  const target = importTarget(file, name);
  // Pictures of an extension's states are taken where the engine is developed.
  if (extension && room !== 'tools') return target.startsWith(extension) ? [] : [`${file} imports ${target}`];
  const home =
    room === 'sections' ? `${path.posix.dirname(file)}/` : room === 'scripts' ? 'scripts/' : `src/${room}/`;
  const ofSection = /^src\/(?:[^/]+\/)?sections\/[^/]+\//.exec(file)?.[0];
  const fine =
    target.startsWith(ofSection ?? home) ||
    allowed[room]?.some((other) => target.startsWith(`src/${other}/`)) ||
    (extension !== undefined && target.startsWith(extension));
  return fine ? [] : [`${file} imports ${target}`];
}

/** The files of each import cycle, beginning with the first file. */
function circlesIn(targets: ReadonlyMap<string, string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, way: string[]): void => {
    const place = way.indexOf(file);
    if (place >= 0) circles.push(way.slice(place));
    if (place >= 0 || done.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return circles;
}

function importTarget(file: string, name: string): string {
  return path.posix.join(path.posix.dirname(file), name);
}

/** The room that a file belongs to: src/core/… is core, src/journal/sections/… is sections, scripts/… is scripts. */
function roomName(file: string): string {
  const [top = '', second = '', third = ''] = file.split('/');
  if (top !== 'src') return top;
  return second === 'journal' && ['sections', 'templates', 'ui'].includes(third) ? third : second;
}

function isGenerated(file: string): boolean {
  return file.endsWith('.gen.ts');
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|^src\/[^/]+\/tests\//.test(file);
}

function names(sources: readonly SourceFile[]): string[] {
  return sources.map(({ file }) => file).sort();
}
