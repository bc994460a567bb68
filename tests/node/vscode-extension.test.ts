import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { formatText } from '../../src/tools/report/text.ts';
import { startEditor } from '../helpers/editor.ts';
import { root } from '../helpers/project.ts';

/* The extension in the repository, as VS Code loads it: the modules of the editor are replaced by stubs. */
const folder = path.join(root, '.vscode/extensions/site-content');
const require = createRequire(path.join(folder, 'package.json'));
const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
const main = path.join(folder, manifest.main);
/** Node’s internal function that every `require` of CommonJS calls. */
const modules = require('node:module') as { _load: (name: string, ...rest: unknown[]) => unknown };
const load = modules._load;

interface Manifest {
  publisher: string;
  name: string;
  main: string;
  engines: { vscode: string };
  activationEvents: string[];
  contributes: {
    languages: { id: string; filenamePatterns: string[]; configuration: string }[];
    grammars: { language: string; scopeName: string; path: string }[];
  };
}

interface Extension {
  activate(): Promise<void>;
  deactivate(): Promise<void> | undefined;
}

afterEach(() => {
  modules._load = load;
  delete require.cache[main];
});

/** Loads the extension with stubs for some modules. */
function loadExtension(stubs: Record<string, () => unknown>): Extension {
  modules._load = (name, ...rest) => (stubs[name] ? stubs[name]() : load(name, ...rest));
  return require(main) as Extension;
}

test('everything that the manifest names exists, and the client’s package runs in every supported editor', () => {
  const { publisher, name, engines, contributes, activationEvents } = manifest;
  expect(`${publisher}.${name}`).toMatch(/^[a-z-]+\.[a-z-]+$/);
  const file = path.join(root, 'node_modules/vscode-languageclient/package.json');
  const client = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  expect(engines.vscode).toBe(client.engines.vscode);
  const files = [manifest.main, ...contributes.languages.map((each) => each.configuration)];
  for (const file of [...files, ...contributes.grammars.map((each) => each.path)])
    expect(existsSync(path.join(folder, file)), file).toBe(true);
  for (const { path: file, scopeName, language } of contributes.grammars) {
    const grammar = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { scopeName: string };
    expect(grammar.scopeName).toBe(scopeName);
    expect(contributes.languages.map(({ id }) => id)).toContain(language);
  }
  expect(activationEvents).toEqual(['workspaceContains:pages-config/_site.json']);
});

test('the task for other days marks each diagnostic at its place', () => {
  const file = path.join(root, '.vscode/tasks.json');
  const { tasks } = JSON.parse(readFileSync(file, 'utf8')) as {
    tasks: { script: string; problemMatcher: { pattern: Record<string, string> } }[];
  };
  const { regexp = '', ...groups } = tasks[0]!.problemMatcher.pattern;
  const place = { file: 'pages-config/a b.json', line: 3, column: 14 };
  const reported = formatText(
    [
      {
        ...place,
        severity: 'error',
        code: 'broken-link',
        message: 'There is no page /x.',
        hint: 'Write /y.',
      },
      { ...place, severity: 'warning', code: 'orphan-page', message: 'No link leads to /a.' },
    ],
    false,
  );
  const found = reported.split('\n').flatMap((line) => {
    const match = new RegExp(regexp).exec(line);
    return match ? [Object.entries(groups).map(([name, group]) => [name, match[Number(group)]])] : [];
  });
  const at = { file: 'pages-config/a b.json', line: '3', column: '14' };
  expect(found.map((each) => Object.fromEntries(each) as object)).toEqual([
    { ...at, code: 'broken-link', severity: undefined, message: 'There is no page /x.' },
    { ...at, code: 'orphan-page', severity: 'warning', message: 'No link leads to /a.' },
  ]);
  const scripts = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object };
  expect(Object.keys(scripts.scripts)).toContain(tasks[0]!.script);
});

test('the extension starts the language server of this repository for the content, and stops it', async () => {
  const clients: FakeClient[] = [];
  const start = vi.fn(async () => undefined);
  const stop = vi.fn(async () => undefined);
  class LanguageClient {
    start = start;
    stop = stop;
    constructor(_id: string, _name: string, server: FakeClient['server'], options: FakeClient['options']) {
      clients.push({ server, options });
    }
  }
  const extension = loadExtension({
    vscode: () => ({ window: {} }),
    'vscode-languageclient/node': () => ({ LanguageClient }),
  });
  await extension.activate();
  expect(start).toHaveBeenCalledOnce();
  const { server, options } = clients[0]!;
  expect(options.documentSelector.map(({ pattern }) => pattern)).toEqual([
    '**/pages-config/**/*.json',
    '**/pages-config/_theme/tokens.css',
  ]);
  // The real command reads a separate site.
  const site = path.join(root, 'tests/sites/minimal');
  const editor = await startEditor(site, {
    command: server.run.command,
    args: [...server.run.args, '--site', site],
  });
  expect(editor.initialized.serverInfo?.name).toBe('site');
  expect(editor.initialized.capabilities.positionEncoding).toBe('utf-16');
  expect(await editor.quit()).toBe(0);
  await extension.deactivate();
  expect(stop).toHaveBeenCalledOnce();
});

interface FakeClient {
  server: { run: { command: string; args: string[] } };
  options: { documentSelector: { pattern: string }[] };
}

test('the real client is found among the packages of the repository, with the exports that the extension uses', () => {
  // The client extends classes of the editor when it is loaded.
  const editorModule: unknown = new Proxy(class {}, {
    get: (target, key) =>
      key === 'prototype' ? target.prototype : key === 'version' ? '1.91.0' : editorModule,
  });
  modules._load = (name, ...rest) => (name === 'vscode' ? editorModule : load(name, ...rest));
  const { LanguageClient } = require('vscode-languageclient/node') as {
    LanguageClient: { prototype: Record<string, unknown> };
  };
  expect(typeof LanguageClient.prototype['start']).toBe('function');
  expect(typeof LanguageClient.prototype['stop']).toBe('function');
});

test('in a clone without packages it gives instructions', async () => {
  const showWarningMessage = vi.fn();
  const missing = () => {
    throw Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' });
  };
  const extension = loadExtension({
    vscode: () => ({ window: { showWarningMessage } }),
    'vscode-languageclient/node': missing,
  });
  await extension.activate();
  expect(showWarningMessage).toHaveBeenCalledExactlyOnceWith(
    'Run “npm install” once, then reload the window: the language server comes with the packages.',
  );
  expect(extension.deactivate()).toBeUndefined();
});
