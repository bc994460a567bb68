import path from 'node:path';
import type { Plugin } from 'vite';
import { defaultTokens } from './default-tokens.ts';
import { siteTheme } from './site-theme.ts';

/**
 * Adds the site's tokens to the bundle as `virtual:theme.css`, so that they are compiled for older browsers like
 * other styles.
 * @param content the folder of the site's content
 */
export function themePlugin(content: string): Plugin {
  return {
    name: 'theme',
    // Without the NUL prefix of virtual modules: the name is in documents, which can't contain that character.
    resolveId: (id) => (id.split('?')[0] === name ? id : undefined),
    load(id) {
      // With ?inline it is returned as text.
      if (id.split('?')[0] !== name) return undefined;
      for (const file of ['_theme/tokens.css', '_site.json']) this.addWatchFile(path.join(content, file));
      this.addWatchFile(defaultTokens);
      return siteTheme(content).css;
    },
  };
}

const name = 'virtual:theme.css';
