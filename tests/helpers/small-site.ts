import path from 'node:path';
import { createTestSite, type TestSite } from '../../src/tools/testing/test-site.ts';
import { root } from './project.ts';

/** A copy of a small site, which a test may change. */
export type SmallSite = TestSite;

/** @param name the name of a folder in tests/sites. Default: the smallest site */
export function copySmallSite(name = 'minimal'): SmallSite {
  return createTestSite({}, path.join(root, 'tests/sites', name));
}

/** A page with a title and a description of valid length. */
export function pageWith(sections: unknown, name = 'A page'): Record<string, unknown> {
  return {
    title: `${name} of a small site | Small`,
    description: `${name} of the smallest site that there can be, written for the tests of the engine alone.`,
    sections,
  };
}
