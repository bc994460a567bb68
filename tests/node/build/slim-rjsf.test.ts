import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { slimRjsf } from '../../../src/site-build/forms/slim-rjsf.ts';
import { root } from '../../helpers/project.ts';

test('the installed form library is more than 30 kB smaller without the parts that the theme replaces', async () => {
  const whole = await sizeWith([]);
  expect(await sizeWith([slimRjsf()])).toBeLessThan(whole - 30_000);
});

/** The size of the form library without React, in compressed bytes. */
async function sizeWith(plugins: Plugin[]): Promise<number> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      lib: { entry: 'node_modules/@rjsf/core/lib/index.js', formats: ['es'] },
      rolldownOptions: { external: /^react/ },
    },
  });
  const [{ output }] = made as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return brotliCompressSync(output[0].code).byteLength;
}
