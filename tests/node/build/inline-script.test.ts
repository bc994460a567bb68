import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inlineEntries } from '../../../src/site-build/bundle/inline-entries.ts';
import { hashSource, hashSources, inlineScripts } from '../../../src/site-build/bundle/inline-script.ts';

test('the scripts in documents are assembled from their entries, without references to source maps', async () => {
  const clientDir = await mkdtemp(path.join(tmpdir(), 'inline-'));
  onTestFinished(() => rm(clientDir, { recursive: true }));
  for (const name of inlineEntries)
    await writeFile(path.join(clientDir, `${name}.js`), `{"${name}"}\n//# sourceMappingURL=one.js.map\n`);
  const manifest = Object.fromEntries(inlineEntries.map((name) => [name, { file: `${name}.js` }]));
  expect(inlineScripts({ clientDir, manifest })).toEqual({
    first: '{"choices.ts"};{"first-faces.ts"};{"first-fonts.ts"}',
    rules: '{"first-styles.ts"}',
    last: '{"preferences.ts"};{"later-fonts.ts"};{"whole-styles.ts"}',
  });
  expect(() => inlineScripts({ clientDir, manifest: {} })).toThrow('The bundle has no entry choices.ts.');
});

test('a content policy names each by its hash', () => {
  // The example of the standard: https://www.w3.org/TR/CSP3/#external-hash
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  const scripts = { first: 'a', rules: 'b', last: 'c' };
  expect(hashSources(scripts)).toBe(['a', 'b', 'c'].map(hashSource).join(' '));
});
