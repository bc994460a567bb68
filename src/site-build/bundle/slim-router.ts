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
      if (!/[\\/]node_modules[\\/]react-router[\\/]/.test(id)) return undefined;
      // Lines stay where they are, so the source map of a build for debugging holds as it is.
      return { code: withoutNames(code), map: null };
    },
  };
}

/** Marks the calls that make components and contexts as free of effects, and empties the lines of names. */
export function withoutNames(code: string): string {
  return code
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
