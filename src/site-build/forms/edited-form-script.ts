import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { memoize } from '../../core/memoize.ts';
import { compileForm } from './form-module.ts';

/**
 * The script of a form that is edited in the studio. The pages shown there load it instead of the bundled script,
 * whose names it exports.
 * @param engine the folder of the engine
 * @param text the valid definition as written
 */
export function editedFormScript(engine: string, id: string, text: string): Promise<string> {
  return bundleForm(JSON.stringify([engine, id, text]));
}

const bundleForm = memoize(async (key: string): Promise<string> => {
  const [engine, id, text] = JSON.parse(key) as [string, string, string];
  const result = await build({
    root: path.join(engine, 'src'),
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'edited-form',
        resolveId: {
          filter: { id: /^edited-form$/ },
          handler: () => path.join(engine, 'src/edited-form.js'),
        },
        load: { filter: { id: /[\\/]src[\\/]edited-form\.js$/ }, handler: () => compileForm(id, text) },
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'edited-form',
        preserveEntrySignatures: 'strict',
        checks: { pluginTimings: false },
      },
    },
  });
  return (result as Rolldown.RolldownOutput).output[0].code;
}, 20);
