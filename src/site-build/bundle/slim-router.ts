import type { Plugin } from 'vite';

/**
 * Lets the bundler remove unused parts of the router, such as its links and forms: 3.6 kB of every page's
 * script. Otherwise the bundler must keep them, because function calls create them, and assignments name them
 * for React's developer tools; its option `treeshake.manualPureFunctions` does not remove the assignments.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]react-router[\\/]/ },
      // Line numbers stay the same, so that the source map of a debug build remains valid.
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  };
}

/** Marks the calls that create components and contexts as pure, and empties the lines with names. */
export function withoutNames(code: string): string {
  return code
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
