import { readFile } from 'node:fs/promises';
import type { Connect } from 'vite';
import { normalRoute } from '../../core/page/page-address.ts';
import { previewAddress } from '../../core/page/preview.ts';
import { fontStyles } from '../fonts/font-styles.ts';
import { tokenSamples } from '../theme/token-samples.ts';
import { fileType } from './file-type.ts';
import { handler, json } from './handler.ts';
import type { DevAnswer } from './handler.ts';
import type { LiveSite } from './live-site.ts';
import { siteInLanguage, type Preview } from './preview/preview.ts';

/**
 * Serves open pages of the development server: pages and the site as data, the diagnostics, and media from memory.
 */
export function answerContent(live: LiveSite): Connect.NextHandleFunction {
  return handler(async (url) => {
    const pathname = decodeURIComponent(url.pathname);
    const answer = answers[pathname];
    if (answer) return answer(await live.current(), url);
    if (pathname.endsWith('/index.json')) {
      const route = normalRoute(pathname.slice(0, -'index.json'.length));
      return json((await (await live.current()).page(route)).data);
    }
    const output = await live.output(pathname);
    if (!output) return undefined;
    return { type: fileType(pathname), body: 'bytes' in output ? output.bytes : await readFile(output.file) };
  });
}

const answers: Record<string, (preview: Preview, url: URL) => Promise<DevAnswer>> = {
  [previewAddress.site]: async (preview, url) =>
    json(siteInLanguage(await preview.shared(), url.searchParams.get('language'))),
  [previewAddress.problems]: async (preview, url) =>
    json(await preview.diagnostics(url.searchParams.get('route') ?? '/')),
  [previewAddress.fonts]: async ({ content }) => ({
    type: 'text/css',
    body: await fontStyles(content),
  }),
  '/_dev/tokens.json': async ({ content }) => json(tokenSamples(content.theme.css)),
  '/_dev/typefaces.json': async ({ content }) => json(content.theme.typefaces),
};
