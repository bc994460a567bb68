import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { BuildReport } from '../../site-build/pages/build-report.ts';
import type { BuildOptions } from '../../site-build/pages/build-site.ts';
import type { Roots } from '../../site-build/roots.ts';
import type { CapturedOutput } from './capture-output.ts';
import { engineRoot } from './engine-root.ts';

/** A site in a temporary folder, which a test may change. */
export interface TestSite {
  root: string;
  /** The folders of the engine and of the site, as functions of the public API take them. */
  roots: Roots;
  /** Writes a file below pages-config: a string as it is, any other value as JSON. */
  write(file: string, content: unknown): void;
  read(file: string): string;
  /** Replaces one text in a file. @throws if it is missing */
  replace(file: string, from: string, to: string): void;
  delete(file: string): void;
  /** All diagnostics of the site. */
  diagnostics(): Promise<readonly Diagnostic[]>;
  /**
   * Builds the site into its folder dist, without pictures for shared links and without files of earlier builds.
   * @throws ContentError if the content has errors
   */
  build(options?: Partial<BuildOptions>): Promise<BuildReport>;
  /** The text of a file of the built site. */
  built(file: string): string;
  /** Calls a command of the engine or of an extension, with arguments as typed. */
  run(command: string, ...args: string[]): Promise<CapturedOutput>;
  remove(): void;
}

/**
 * Creates a site in a temporary folder. It uses the schemas and the code of the project in the current folder.
 * @param files contents by path below pages-config. They are added to a site of one page, or replace its files
 * @param from a folder with pages-config, to copy in place of the site of one page
 */
export function createTestSite(files: Readonly<Record<string, unknown>> = {}, from?: string): TestSite {
  const root = mkdtempSync(path.join(tmpdir(), 'site-'));
  const project = process.cwd();
  const roots = { engine: engineRoot, site: root, ...(project !== engineRoot && { project }) };
  const at = (file: string) => path.join(root, 'pages-config', file);
  const site: TestSite = {
    root,
    roots,
    write: (file, content) => {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
    },
    read: (file) => readFileSync(at(file), 'utf8'),
    replace: (file, old, text) => site.write(file, replaceOnce(file, site.read(file), old, text)),
    delete: (file) => rmSync(at(file)),
    diagnostics: async () => {
      const { validateSite } = await import('../../site-build/validate-site.ts');
      return (await validateSite(roots)).validation.diagnostics;
    },
    build: async (options) => {
      const { buildSite } = await import('../../site-build/pages/build-site.ts');
      const quiet = { progress: () => undefined, share: false, old: false };
      return buildSite(roots, path.join(root, 'dist'), { ...quiet, ...options });
    },
    built: (file) => readFileSync(path.join(root, 'dist', file), 'utf8'),
    run: async (command, ...args) => {
      const { captureOutput } = await import('./capture-output.ts');
      return captureOutput(command, roots, args);
    },
    remove: () => rmSync(root, { recursive: true }),
  };
  if (from !== undefined) cpSync(path.join(from, 'pages-config'), at(''), { recursive: true });
  const start = from === undefined ? SMALLEST : {};
  for (const [file, content] of Object.entries({ ...start, ...files })) site.write(file, content);
  return site;
}

function replaceOnce(file: string, before: string, old: string, text: string): string {
  if (!before.includes(old)) throw new Error(`${file} does not contain ${old}.`);
  return before.replace(old, () => text);
}

/** A site of one page. */
const SMALLEST = {
  '_site.json': {
    name: 'Small',
    tagline: 'As little as there can be',
    description:
      'A site of one page with nothing that a site can do without: it shows what the engine needs.',
    url: 'https://small.example',
    language: 'en-GB',
    navigation: [{ label: 'Home', to: '/' }],
    copyright: '© 2026 Small',
  },
  'index.json': {
    title: 'A site of a single page | Small',
    description: 'One page, no pictures, no forms, no theme: the engine brings what is missing.',
    sections: [
      { type: 'page-head', title: 'One page' },
      { type: 'text-block', title: 'Nothing else', text: '<p>This is all that the site says.</p>' },
    ],
  },
  '_not-found.json': {
    title: 'Page not found | Small',
    description: 'There is no page at this address. It has moved, or there never was one.',
    sections: [{ type: 'page-head', title: 'Nothing is here' }],
  },
};
