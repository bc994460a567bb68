import type { Plugin } from 'vite';
import type { BundlePlan } from './bundle-plan.ts';

/** Leaves the code out of the bundle that no page of the site asks for. */
export function leaveOut({ types, asksConsent }: BundlePlan): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (asksConsent || !withSlashes(id).endsWith('/shell/consent.tsx')) return undefined;
      return 'export const Consent = () => null;';
    },
    transform(code, id) {
      if (!types || !withSlashes(id).endsWith('/renderer/registry.ts')) return undefined;
      if (!code.includes(everySection))
        throw new Error(`${id} does not look for sections at ${everySection}.`);
      return code.replace(everySection, JSON.stringify(types.flatMap(placesOf)));
    },
  };
}

/** Where the code goes that a small site keeps in one file, with what stands for the code that is left out. */
export const sectionsGroup = {
  name: 'sections',
  test: /\/src\/([^/]+\/)?sections\/|\/src\/shell\/consent\.tsx$/,
};

/** Where the registry looks for components, as it is written there. */
const everySection = "['../sections/*/*.tsx', '../*/sections/*/*.tsx']";

function placesOf(type: string): string[] {
  return [`../sections/${type}/*.tsx`, `../*/sections/${type}/*.tsx`];
}

function withSlashes(id: string): string {
  return id.replaceAll('\\', '/');
}
