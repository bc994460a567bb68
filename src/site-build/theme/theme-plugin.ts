import path from 'node:path';
import type { Plugin } from 'vite';
import { defaultTokensFile } from './default-tokens.ts';
import { readSiteTheme } from './site-theme.ts';

/**
 * Adds the site's tokens to the bundle as `virtual:theme.css`, so that they are compiled for older browsers
 * like other styles.
 * @param contentFolder the folder of the site's content
 */
export function themePlugin(contentFolder: string): Plugin {
  return {
    name: 'theme',
    // Without the NUL prefix of virtual modules: documents contain this name, and can't contain that
    // character.
    resolveId: { filter: { id: named }, handler: (id) => id },
    load: {
      filter: { id: named },
      handler() {
        for (const file of ['_theme/tokens.css', '_site.json'])
          this.addWatchFile(path.join(contentFolder, file));
        this.addWatchFile(defaultTokensFile);
        return readSiteTheme(contentFolder).css;
      },
    },
  };
}

/** Matches the name of the module; with ?inline it is imported as text. */
const named = /^virtual:theme\.css(\?|$)/;
