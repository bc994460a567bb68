#!/usr/bin/env node
// The only command line: `npm run X` is `pagewright X`. It runs on every version of Node and without
// packages, so that it can print a message in both cases.
import { createRequire } from 'node:module';

const [major] = process.versions.node.split('.');
if (!hasPackages())
  stop('The packages are not installed. Run `npm ci`: on Linux it installs Node 24 with them.');
if (Number(major) < 24)
  stop(`Node 24 or later is needed; this is ${process.versions.node}. Install it from https://nodejs.org.`);
await import('./compile-cache.mjs');
await import('./main.ts');

function hasPackages() {
  try {
    return createRequire(import.meta.url).resolve('ajv') !== '';
  } catch {
    return false;
  }
}

function stop(message) {
  console.error(message);
  process.exit(2);
}
