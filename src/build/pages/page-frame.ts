import { applicationFiles, scriptOf } from '../bundle/bundle-files.ts';
import { inlineScript } from '../bundle/inline-script.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { SiteFonts } from '../fonts/build-fonts.ts';
import type { ResolvedSite } from '../../core/content/resolved-page.ts';

import { webFontCss } from '../../core/page/web-fonts.ts';
import type { FontAssets } from '../../core/page/web-fonts.ts';
import type { LoadedSite } from '../load-site.ts';
import { contentHash } from '../record/file-hashes.ts';
import type { PageFrame } from './draw/page-frame.ts';
import { fingerprint } from './fingerprint.ts';

/** Puts together what the documents of all pages share. */
export function pageFrame(
  { theme, validation }: LoadedSite,
  site: ResolvedSite,
  code: Bundle,
  fonts: SiteFonts,
): PageFrame {
  const build = fingerprint(code.key + JSON.stringify(site));
  return {
    code,
    site,
    build,
    fallbackCss: fonts.fallbackCss,
    assets: {
      firstScript: { text: inlineScript(code) },
      ...(fonts.faces.length > 0 && { fonts: fontAssets(fonts) }),
      script: scriptOf(code.manifest, 'loader.ts'),
      later: scriptOf(code.manifest, 'plain-page.ts'),
      code: applicationFiles(code.manifest),
      ground: { light: theme.value('--paper', 'light'), dark: theme.value('--paper', 'dark') },
      site: `/${siteFileOf(build)}`,
    },
    types: [...validation.types].sort(),
  };
}

function fontAssets({ faces }: SiteFonts): FontAssets {
  return { files: faces, sheet: `/assets/fonts-${fingerprint(webFontCss(faces))}.css` };
}

/** The file of the built site that holds what all pages share. */
export function siteFileOf(build: string): string {
  return `assets/site-${build}.json`;
}

/**
 * Changes with everything in the frame that a page can show.
 * @param written the data of _site.json, from which templates take words
 */
export function hashOfFrame({ code, site, build, fallbackCss, assets }: PageFrame, written: object): string {
  return contentHash(JSON.stringify([code.key, site, build, fallbackCss, assets, written])).slice(0, 12);
}
