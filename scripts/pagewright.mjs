#!/usr/bin/env node
// The one command line: `npm run X` is `pagewright X`. Runs on every version of Node, so that an old one prints a message.
const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  console.error(
    `Node 24 or later is needed; this is ${process.versions.node}. Install it from https://nodejs.org.`,
  );
  process.exit(2);
}
await import('./compile-cache.mjs');
await import('./main.ts');
