import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { classNames } from './src/build/bundle/class-names.ts';
import { themePlugin } from './src/build/theme/theme-plugin.ts';
import { contentPlugin } from './src/build/vite/content-plugin.ts';
import { formsPlugin } from './src/build/forms/forms-plugin.ts';
import { slimRjsf } from './src/build/forms/slim-rjsf.ts';

const root = import.meta.dirname;

export default defineConfig(({ command }) => ({
  root: path.join(root, 'src/entries'),
  cacheDir: path.join(root, 'node_modules/.vite'),
  publicDir: false,
  appType: 'custom',
  plugins: [
    react(),
    themePlugin(path.join(root, 'pages-config')),
    formsPlugin(root),
    slimRjsf(),
    contentPlugin(root),
  ],
  // Short in what visitors load, speaking in development.
  css: {
    modules: {
      generateScopedName:
        command === 'build' ? classNames(path.join(root, 'src')) : '[local]_[hash:base64:4]',
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  test: {
    root,
    include: ['tests/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    css: { include: /\.module\.css$/ },
    testTimeout: 30_000,
    // Where others use the machine too, a test may run out of time: it is tried once more.
    retry: process.env['CI'] ? 1 : 0,
  },
}));
