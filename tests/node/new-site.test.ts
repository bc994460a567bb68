import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { validateSite } from '../../src/site-build/validate-site.ts';
import { defaultTokensFile } from '../../src/site-build/theme/default-tokens.ts';
import { tokenDiagnostics } from '../../src/site-build/theme/token-diagnostics.ts';
import { brandTokens } from '../../src/tools/new-site/brand-tokens.ts';
import { listPackedFiles, publishedPackages } from '../workshop/pack/packed-files.ts';
import { captureOutput } from '../../src/tools/testing/capture-output.ts';
import { root } from '../helpers/project.ts';

const defaults = readFileSync(defaultTokensFile, 'utf8');
const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const colours = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

test('every accent colour becomes tokens with enough contrast', () => {
  const weak = colours.filter((accent) => {
    const sheet = brandTokens({ accent, ink: '' }, defaults)!;
    return tokenDiagnostics(sheet, defaults).length > 0;
  });
  expect(weak).toEqual([]);
});

test('a text colour without contrast is refused, and so is an invalid colour', () => {
  expect(() => brandTokens({ accent: '', ink: '#d0d0d0' }, defaults)).toThrow(
    /--ink on .* Make --ink darker/,
  );
  for (const accent of ['redd', '#b5352b80', 'transparent'])
    expect(() => brandTokens({ accent, ink: '' }, defaults)).toThrow(/--accent must be a colour such as/);
  expect(brandTokens({ accent: 'oklch(52% 0.1637 28)', ink: 'black' }, defaults)).toContain(
    '--ink: light-dark(#000000',
  );
  expect(brandTokens({ accent: '', ink: '' }, defaults)).toBeUndefined();
});

test('a new site has the given name, colours, typefaces and commands, and is valid', async () => {
  const site = await mkdtemp(path.join(os.tmpdir(), 'new-site-'));
  onTestFinished(() => rm(site, { recursive: true }));
  const roots = { engine: root, site };
  const options = ['--name', 'Alder Clinic', '--accent', '#b5352b', '--ink', '#2b120b', '--text', 'Karla'];
  const typeface = (name: string) =>
    captureOutput('new', roots, ['site', site, ...options, '--headings', name]);
  expect((await typeface('Fraunce')).stderr).toContain('Did you mean "@fontsource-variable/fraunces"?');
  expect((await typeface('Fraunces')).code).toBe(0);
  const { diagnostics } = (await validateSite(roots)).validation;
  expect(diagnostics.filter(({ file }) => !file.startsWith('schemas/'))).toEqual([]);
  const read = (file: string) => readFileSync(path.join(site, 'pages-config', file), 'utf8');
  expect(read('_theme/tokens.css')).toContain('--ink: light-dark(#2b120b, #eceef1);');
  const { scripts } = JSON.parse(read('../package.json')) as { scripts: object };
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['migrate', 'generate', 'submissions']));
  expect(JSON.parse(read('_site.json'))).toMatchObject({
    name: 'Alder Clinic',
    theme: {
      typefaces: [
        { family: 'Fraunces', role: 'heading' },
        { family: 'Karla', role: 'body' },
      ],
    },
  });
});

test('the package explains the settings of the server', () => {
  expect(listPackedFiles(root, publishedPackages(root)[0]!).assets).toContain('.env.example');
});
