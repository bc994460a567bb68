import { applicationFiles, scriptAddress } from '../bundle/bundle-files.ts';
import { inlineScripts } from '../bundle/inline-script.ts';
import { allStyles } from '../bundle/styles-for.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { SiteFonts } from '../fonts/build-fonts.ts';
import type { ResolvedSite } from '../../core/content/resolved-page.ts';

import { webFontCss } from '../../core/page/web-fonts.ts';
import type { FontAssets } from '../../core/page/web-fonts.ts';
import type { LoadedSite } from '../load-site.ts';
import { contentHash } from '../cache/file-hashes.ts';
import { siteDataFile, type PageFrame } from './render/page-frame.ts';
import { fingerprint } from './fingerprint.ts';

/** Assembles the data that all documents share. */
export function pageFrame(
  { theme, validation }: LoadedSite,
  site: ResolvedSite,
  translations: PageFrame['translations'],
  code: Bundle,
  fonts: SiteFonts,
): PageFrame {
  const types = [...validation.types].sort();
  const build = fingerprint(
    code.key + [site, ...Object.values(translations)].map((each) => JSON.stringify(each)).join(''),
  );
  return {
    code,
    site,
    translations,
    build,
    fallbackCss: fonts.fallbackCss,
    assets: {
      inline: inlineScripts(code),
      ...(fonts.faces.length > 0 && { fonts: fontAssets(fonts) }),
      script: scriptAddress(code.manifest, 'loader.ts'),
      later: scriptAddress(code.manifest, 'plain-page.ts'),
      code: applicationFiles(code.manifest),
      allStyles: `/${allStyles(code.styles, types, siteLanguages({ site, translations })).file}`,
      ground: { light: theme.value('--paper', 'light'), dark: theme.value('--paper', 'dark') },
      site: `/${siteDataFile(build)}`,
    },
    types,
  };
}

/** All languages of a site, its own first. */
export function siteLanguages({ site, translations }: Pick<PageFrame, 'site' | 'translations'>): string[] {
  return [site.language, ...Object.keys(translations)];
}

function fontAssets({ faces }: SiteFonts): FontAssets {
  return { files: faces, sheet: `/assets/fonts-${fingerprint(webFontCss(faces))}.css` };
}

/**
 * A hash of everything in the frame that a page can show.
 * @param written the data of _site.json, which templates use
 */
export function hashOfFrame(
  { code, site, translations, build, fallbackCss, assets }: PageFrame,
  written: object,
): string {
  const inputs = [code.key, site, translations, build, fallbackCss, assets, written];
  return contentHash(JSON.stringify(inputs)).slice(0, 12);
}
