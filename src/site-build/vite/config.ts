import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig, Plugin } from 'vite';
import type { BundlePlan } from '../bundle/bundle-plan.ts';
import { classImports } from '../bundle/class-imports.ts';
import { classNames } from '../bundle/class-names.ts';
import { plainImports } from '../bundle/plain-imports.ts';
import { formModulesPlugin } from '../forms/forms-plugin.ts';
import { slimRouter } from '../bundle/slim-router.ts';
import { slimRjsf } from '../forms/slim-rjsf.ts';
import { codeRoots } from '../code/code-places.ts';
import { cachePlace } from '../project-folder.ts';
import type { Roots } from '../roots.ts';
import { foundCode } from './found-code.ts';
import { themePlugin } from '../theme/theme-plugin.ts';
import { buildTargets, oldestBrowsers } from './oldest-browsers.ts';
import { apiFile } from '../code/api-file.ts';

/**
 * Vite's configuration for a site, with the code of the engine and the project; tests and tools use it
 * through vite.config.ts.
 * @param plan the parts of the code that are bundled. Default: all
 */
export function viteConfig(
  roots: Roots,
  command: 'build' | 'serve',
  { codeNames, withoutForms }: BundlePlan = {},
): UserConfig {
  const { engine } = roots;
  return {
    root: path.join(engine, 'src/entries'),
    cacheDir: cachePlace(roots, 'vite'),
    publicDir: false,
    appType: 'custom',
    plugins: [
      react(),
      themePlugin(path.join(roots.site, 'pages-config')),
      formModulesPlugin(roots, withoutForms),
      foundCode(roots, codeNames),
      apiPlugin(),
      slimRjsf(),
      slimRouter(),
      plainImports(),
      classImports(),
    ],
    // A project's code, in any folder, uses the engine's packages.
    resolve: { dedupe: ['react', 'react-dom', '@rjsf/utils'] },
    // Short class names in the built site, readable ones in development.
    css: {
      modules: {
        generateScopedName:
          command === 'build'
            ? classNames(codeRoots(roots).map((root) => path.join(root, 'src')))
            : developmentName,
      },
    },
    build: {
      // For both JavaScript and CSS.
      target: buildTargets(oldestBrowsers(engine)),
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // The budgets check sizes, so Vite's warning is off.
      chunkSizeWarningLimit: Infinity,
      // Nearly all imports are already loaded (`files-together.ts`); styles are loaded separately.
      modulePreload: false,
      cssCodeSplit: false,
    },
  };
}

/**
 * A class name in development: its own name, and a hash of its file. Vite's "[hash]" includes the query of an
 * import, so in a sheet requested as "?inline" the class names would differ from those in the markup.
 */
function developmentName(local: string, id: string): string {
  const file = id.replace(/\?.*$/, '');
  return `${local}_${createHash('sha256').update(file).digest('base64url').slice(0, 4)}`;
}

/** Lets a project's code, in any folder, import the public API by name. */
function apiPlugin(): Plugin {
  return {
    name: 'engine-api',
    enforce: 'pre',
    resolveId: { filter: { id: /^pagewright\// }, handler: (id) => apiFile(id) },
  };
}
