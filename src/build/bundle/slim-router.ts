import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the router's parts that nothing here uses, such as its links and its forms: 2 kB of every
 * page's script. They stay otherwise, because they are made by calls and are given names that only React's developer
 * tools show.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    transform(code, id) {
      return /[\\/]node_modules[\\/]react-router[\\/]/.test(id) ? withoutNames(code) : undefined;
    },
  };
}

/** Marks the calls that make components and contexts as free of effects, and takes out the names. */
export function withoutNames(code: string): string {
  return code
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "\w+";\n/gm, '');
}
