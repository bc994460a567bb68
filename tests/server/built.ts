import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { builtSiteFile, type BuiltSiteData } from '../../src/core/page/built-site.ts';
import { exampleSite } from '../helpers/english.ts';
import { definitions } from './forms/support/definitions.ts';

/**
 * Makes a folder with the parts of a built site that the server needs, removed after the test.
 * @returns the folder of the site, with dist/ in it
 */
export function createBuiltSite(changes: Partial<BuiltSiteData> = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const site: BuiltSiteData = {
    ...exampleSite('UTC'),
    forms: definitions,
    ...changes,
  };
  write(root, `dist/${builtSiteFile}`, JSON.stringify(site));
  write(root, 'dist/index.html', '<!doctype html><title>Home</title>');
  write(root, 'dist/404.html', '<!doctype html><title>Nothing here</title>');
  return root;
}

/** Writes a file below a folder. */
export function write(root: string, name: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), content);
}
