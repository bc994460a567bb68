import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { validateSite } from '../../src/site-build/validate-site.ts';
import { root } from '../helpers/project.ts';
import { copySmallSite, type SmallSite } from '../helpers/small-site.ts';

/* An entry that is neither a file nor a folder is reported, and not read: reading a pipe would never end. */
let site: SmallSite;

beforeEach(() => {
  site = copySmallSite();
});

afterEach(() => site.remove());

const at = (file: string) => path.join(site.root, 'pages-config', file);

test('links and pipes are reported, at every place', async () => {
  mkdirSync(at('_theme'), { recursive: true });
  mkdirSync(at('_forms'), { recursive: true });
  symlinkSync('/etc', at('folder'));
  symlinkSync('index.json', at('linked.json'));
  symlinkSync('nowhere', at('dead.json'));
  for (const pipe of ['_theme/tokens.css', '_forms/pipe.json', 'pipe.json'])
    execFileSync('env', ['mkfifo', at(pipe)]);
  const { validation } = await validateSite({ engine: root, site: site.root });
  const found = validation.diagnostics.filter(({ code }) => code === 'not-a-file');
  expect(found.map(({ file, severity, message }) => `${file} ${severity} ${message}`)).toEqual([
    'pages-config/_forms/pipe.json error This is a pipe, and is not read.',
    'pages-config/_theme/tokens.css error This is a pipe, and is not read.',
    'pages-config/dead.json error This is a symbolic link, and is not read.',
    'pages-config/folder error This is a symbolic link, and is not read.',
    'pages-config/linked.json error This is a symbolic link, and is not read.',
    'pages-config/pipe.json error This is a pipe, and is not read.',
  ]);
});
