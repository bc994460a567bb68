import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashSource, inlineScript } from '../../../src/build/bundle/inline-script.ts';

test('the script in documents is put together from its entries, without a note of its source map', async () => {
  const clientDir = await mkdtemp(path.join(tmpdir(), 'inline-'));
  onTestFinished(() => rm(clientDir, { recursive: true }));
  await writeFile(path.join(clientDir, 'one.js'), '{choose()}\n//# sourceMappingURL=one.js.map\n');
  await writeFile(path.join(clientDir, 'two.js'), '{show()}\n');
  await writeFile(path.join(clientDir, 'three.js'), '{adopt()}\n');
  const manifest = {
    'preferences.ts': { file: 'one.js' },
    'first-fonts.ts': { file: 'two.js' },
    'first-styles.ts': { file: 'three.js' },
  };
  expect(inlineScript({ clientDir, manifest })).toBe('{choose()};{show()};{adopt()}');
  expect(() => inlineScript({ clientDir, manifest: {} })).toThrow('The bundle has no entry preferences.ts.');
});

test('a content policy names it by its hash', () => {
  // The example of the standard: https://www.w3.org/TR/CSP3/#external-hash
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});
