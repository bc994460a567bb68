import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { classImports } from '../bundle/class-imports.ts';
import { classNames } from '../bundle/class-names.ts';
import { plainImports } from '../bundle/plain-imports.ts';
import { formsPlugin } from '../forms/forms-plugin.ts';
import { slimRouter } from '../bundle/slim-router.ts';
import { slimRjsf } from '../forms/slim-rjsf.ts';
import { codeRoots } from '../code/code-places.ts';
import { cachePlace } from '../project-folder.ts';
import type { Roots } from '../roots.ts';
import { apiPlugin } from './api-plugin.ts';
import { foundCode } from './found-code.ts';
import { themePlugin } from '../theme/theme-plugin.ts';
import { buildTargets, oldestBrowsers } from './oldest-browsers.ts';

/**
 * How Vite builds and serves the code of the engine and of the project for a site; tests and tools read it through
 * vite.config.ts.
 * @param types of sections that are bundled, by the names of their code. Default: all
 */
export function viteConfig(roots: Roots, command: 'build' | 'serve', types?: readonly string[]): UserConfig {
  const { engine } = roots;
  return {
    root: path.join(engine, 'src/entries'),
    cacheDir: cachePlace(roots, 'vite'),
    publicDir: false,
    appType: 'custom',
    plugins: [
      react(),
      themePlugin(path.join(roots.site, 'pages-config')),
      formsPlugin(roots),
      foundCode(roots, types),
      apiPlugin(),
      slimRjsf(),
      slimRouter(),
      plainImports(),
      classImports(),
    ],
    // The project's code runs with the engine's packages, wherever it lies.
    resolve: { dedupe: ['react', 'react-dom', '@rjsf/utils'] },
    // Short in what visitors load, speaking in development.
    css: {
      modules: {
        generateScopedName:
          command === 'build'
            ? classNames(codeRoots(roots).map((root) => path.join(root, 'src')))
            : developmentName,
      },
    },
    build: {
      // JavaScript and CSS alike.
      target: buildTargets(oldestBrowsers(engine)),
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // Weights are held by the budgets.
      chunkSizeWarningLimit: Infinity,
      // What a file imports is there already, for nearly all of them (`files-together.ts`); styles come by themselves.
      modulePreload: false,
      cssCodeSplit: false,
    },
  };
}

/**
 * The name of a class in development: its own, and a fingerprint of its file. Vite's "[hash]" counts the query of an import,
 * so a sheet that the server asks for as "?inline" would name its classes otherwise than the markup does.
 */
function developmentName(local: string, id: string): string {
  const file = id.replace(/\?.*$/, '');
  return `${local}_${createHash('sha256').update(file).digest('base64url').slice(0, 4)}`;
}
