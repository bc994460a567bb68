import type { Plugin } from 'vite';
import type { BundlePlan } from './bundle-plan.ts';

/** Leaves the code out of the bundle that no page of the site asks for. */
export function leaveOut({ types, asksConsent }: BundlePlan): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const file = id.replaceAll('\\', '/');
      const section = /\/sections\/([^/]+)\/\1\.tsx$/.exec(file)?.[1];
      if (section !== undefined && types && !types.includes(section)) return 'export default () => null;';
      if (!asksConsent && file.endsWith('/shell/consent.tsx')) return 'export const Consent = () => null;';
      return undefined;
    },
  };
}

/** Where the code goes that a small site keeps in one file, with what stands for the code that is left out. */
export const sectionsGroup = {
  name: 'sections',
  test: /\/src\/([^/]+\/)?sections\/|\/src\/shell\/consent\.tsx$/,
};
