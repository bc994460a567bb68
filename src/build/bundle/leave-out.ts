import type { Plugin } from 'vite';
import { codePath } from '../../core/content/section-code.ts';
import type { BundlePlan } from './bundle-plan.ts';

/** Leaves the sections out of the bundle that no page of a small site holds. */
export function leaveOut({ types }: BundlePlan): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!types || !withSlashes(id).endsWith('/renderer/registry.ts')) return undefined;
      if (!code.includes(everySection))
        throw new Error(`${id} does not look for sections at ${everySection}.`);
      // Within one line, so that a source map still fits.
      return { code: code.replace(everySection, JSON.stringify(types.flatMap(placesOf))), map: null };
    },
  };
}

/** Where the code of a small site's sections goes: one file. */
export const sectionsGroup = {
  name: 'sections',
  test: /\/src\/([^/]+\/)?sections\//,
};

/** Where the registry looks for components, as it is written there. */
const everySection = "['../sections/*/{,looks/}*.tsx', '../*/sections/*/{,looks/}*.tsx']";

function placesOf(code: string): string[] {
  return [`../sections/${codePath(code)}`, `../*/sections/${codePath(code)}`];
}

function withSlashes(id: string): string {
  return id.replaceAll('\\', '/');
}
