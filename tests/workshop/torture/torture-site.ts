import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { builtSiteFile, type BuiltSiteData } from '../../../src/core/page/built-site.ts';
import type { FormDefinition } from '../../../src/core/form/form-definition.ts';
import { compiledMessages } from '../../../src/core/messages/compiled-messages.ts';
import type { Torture } from './scenario.ts';

/** The two forms: one of text questions, and one with a file. */
const texts = { submit: 'Send', success: 'Sent.' };
const name = { type: 'string', title: 'Name', minLength: 1, maxLength: 200 } as const;

export const noteForm: FormDefinition = {
  id: 'torture-note',
  title: 'A note',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'words'],
    properties: { name, words: { type: 'string', title: 'Words', maxLength: 4000 } },
  },
  texts,
  delivery: 'torture',
};

export const fileForm: FormDefinition = {
  id: 'torture-file',
  title: 'A form with a file',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'document'],
    properties: { name, document: { type: 'string', title: 'Document', format: 'data-url' } },
  },
  texts,
  limits: { files: 1, megabytes: 20, formats: ['pdf'] },
  delivery: 'torture',
};

/**
 * Creates a built site to serve: a copy of an existing one with two forms, or a minimal one.
 * @returns its folder, with dist/ in it
 */
export async function tortureSite(
  { engine, built }: Torture,
  folder: string,
  withPages = false,
): Promise<string> {
  const site = path.join(folder, 'site');
  const dist = path.join(site, 'dist');
  await mkdir(path.join(dist, path.dirname(builtSiteFile)), { recursive: true });
  // The owner’s command requires a site.
  await mkdir(path.join(site, 'pages-config'), { recursive: true });
  const isWhole = withPages && built !== undefined;
  if (isWhole) await cp(path.join(built, 'dist'), dist, { recursive: true, preserveTimestamps: true });
  else await writeSmallPages(dist);
  const known = isWhole
    ? (JSON.parse(await readFile(path.join(dist, builtSiteFile), 'utf8')) as BuiltSiteData)
    : {
        language: 'en',
        timeZone: 'UTC',
        messages: await messages(engine),
        letterhead: { name: 'Torture', url: 'https://example.org', colours },
        thirdParties: {},
        inlineScripts: '',
      };
  const forms = [noteForm, fileForm];
  await writeFile(
    path.join(dist, builtSiteFile),
    JSON.stringify({ ...known, forms } satisfies BuiltSiteData),
  );
  return site;
}

/** The colours of e-mails of the small site. */
const colours = {
  ground: '#fff',
  ink: '#000',
  night: '#000',
  onNight: '#fff',
  accent: '#fc0',
  onAccent: '#000',
};

async function writeSmallPages(dist: string): Promise<void> {
  const words = '<p>Some words that stand on this page, as many as a page has.</p>\n'.repeat(100);
  for (const page of ['index.html', '404.html', 'about.html'])
    await writeFile(path.join(dist, page), `<!doctype html><title>${page}</title>${words}`);
}

async function messages(engine: string): Promise<BuiltSiteData['messages']> {
  const files = ['src/messages/en.json', 'src/server/messages/en.json'];
  const read = files.map(async (file) => ({
    path: file,
    text: await readFile(path.join(engine, file), 'utf8'),
  }));
  return compiledMessages(await Promise.all(read), { language: 'en' }, ['server']);
}
