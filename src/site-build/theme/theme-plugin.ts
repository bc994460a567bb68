import path from 'node:path';
import type { Plugin } from 'vite';
import { defaultTokens } from './default-tokens.ts';
import { siteTheme } from './site-theme.ts';

/**
 * Makes the site's tokens a style sheet of the bundle, `virtual:theme.css`, so that they are prepared for older
 * browsers as all others are.
 * @param content the folder of the site's content
 */
export function themePlugin(content: string): Plugin {
  return {
    name: 'theme',
    // Without the usual mark of a virtual module: the name stands in documents, which can't hold that character.
    resolveId: (id) => (id.split('?')[0] === name ? id : undefined),
    load(id) {
      // Asked for with ?inline, it is given as a text.
      if (id.split('?')[0] !== name) return undefined;
      for (const file of ['_theme/tokens.css', '_site.json']) this.addWatchFile(path.join(content, file));
      this.addWatchFile(defaultTokens);
      return siteTheme(content).css;
    },
  };
}

const name = 'virtual:theme.css';
