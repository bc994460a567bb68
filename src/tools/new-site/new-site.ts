import { LINE_WIDTH } from '../../authoring/edits/layout.ts';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as prettier from 'prettier';
import { loadMigrations } from '../../site-build/load-migrations.ts';
import { writeEditorSchemas } from '../../site-build/generate/write-editor-schemas.ts';
import { callersFolder } from '../../site-build/roots.ts';
import { CannotDoError, UsageError, type CommandContext, type ExitCode } from '../../command/command.ts';
import { newestVersions, withVersions } from '../../authoring/migrations/content-versions.ts';
import { defaultTokensFile } from '../../site-build/theme/default-tokens.ts';
import { fontPackages } from '../../site-build/theme/read-theme-files.ts';
import { brandTokens } from './brand-tokens.ts';
import { siteContent } from './site-content.ts';
import { siteTypefaces } from './site-typefaces.ts';

/** The options of `new -- site`; at a terminal, missing ones are asked for. */
export interface NewSiteValues {
  name?: string | undefined;
  language?: string | undefined;
  url?: string | undefined;
  accent?: string | undefined;
  ink?: string | undefined;
  headings?: string | undefined;
  text?: string | undefined;
}

/**
 * Creates a site in a folder: complete and valid content, with settings for editors and git. If there is a
 * terminal, it asks for missing values.
 * @throws CannotDoError if the folder already contains a site
 */
export async function newSite(call: CommandContext<NewSiteValues>, folder: string): Promise<ExitCode> {
  const root = path.resolve(callersFolder(), folder);
  if (existsSync(path.join(root, 'pages-config')))
    throw new CannotDoError(`${path.join(root, 'pages-config')} exists already: nothing is changed.`);
  const ask = async (option: string | undefined, question: string, defaultAnswer: string) =>
    option ??
    ((await call.ask?.(`${question}${defaultAnswer && ` [${defaultAnswer}]`} `))?.trim() || defaultAnswer);
  const name = await ask(call.values.name, 'What is the site called?', nameFrom(root));
  const language = await ask(call.values.language, 'In which language are its pages?', 'en');
  if (!/^[a-z]{2,3}(-[A-Z]{2})?$/.test(language))
    throw new UsageError(`--language takes a code such as en, en-GB or de, and not "${language}".`);
  const url = await ask(call.values.url, 'At which address will it be?', 'https://www.example.org');
  const colours = {
    accent: await ask(call.values.accent, 'What is its accent colour, such as #b5352b?', ''),
    ink: await ask(call.values.ink, 'In which dark colour is its text, such as #2b120b?', ''),
  };
  const faces = {
    headings: await ask(call.values.headings, 'In which typeface are its headings, such as Fraunces?', ''),
    text: await ask(call.values.text, 'And its text, such as Karla?', ''),
  };
  const tokens = brandTokens(colours, readFileSync(defaultTokensFile, 'utf8'));
  const typefaces = siteTypefaces(faces, fontPackages(root));
  const content = siteContent({
    name,
    language,
    url,
    typefaces,
  });
  const roots = { engine: call.roots.engine, site: root };
  const versions = newestVersions(await loadMigrations(roots));
  const files = { ...content, 'package.json': manifestIn(root) };
  for (const [file, data] of Object.entries(files)) {
    const text = JSON.stringify(data);
    const versioned = file.endsWith('/_site.json') ? withVersions(text, versions) : text;
    await write(root, file, await prettier.format(versioned, { parser: 'json', printWidth: LINE_WIDTH }));
  }
  const sheets = tokens === undefined ? {} : { 'pages-config/_theme/tokens.css': tokens };
  const settings = { ...siteSettings, ...sheets };
  for (const [file, text] of Object.entries(settings))
    if (!existsSync(path.join(root, file))) await write(root, file, text);
  await writeEditorSchemas(roots);
  call.out(`${[...Object.keys(files), ...Object.keys(settings)].map((file) => `wrote ${file}`).join('\n')}

Next, in ${root}:
${missingPackages(root)}- npm run dev shows the site at http://localhost:5173, and every change at once
- npm run check says whether it is ready
`);
  return 0;
}

/** The project's package.json, with added scripts for the commands; existing values stay. */
function manifestIn(root: string): object {
  const file = path.join(root, 'package.json');
  const existing = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { scripts?: object }) : {};
  const commands =
    'dev build serve start validate check new content migrate generate submissions studio'.split(' ');
  const scripts = Object.fromEntries(commands.map((name) => [name, `pagewright ${name}`]));
  return { private: true, type: 'module', ...existing, scripts: { ...scripts, ...existing.scripts } };
}

/** How to install the packages that the project lacks, a line each. */
function missingPackages(root: string): string {
  const lines = {
    pagewright:
      'npm install ENGINE.tgz installs the engine; npm run pack writes that file in the folder of the engine',
    'pagewright-studio': 'npm install --save-dev STUDIO.tgz installs its visual editor: npm run studio',
  };
  return Object.entries(lines)
    .filter(([name]) => !existsSync(path.join(root, 'node_modules', name)))
    .map(([, line]) => `- ${line}\n`)
    .join('');
}

/** A name for people, from a folder's name: north-bakery is North bakery. */
function nameFrom(root: string): string {
  const text =
    path
      .basename(root)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim() || 'New site';
  return text.charAt(0).toUpperCase() + text.slice(1);
}

async function write(root: string, file: string, text: string): Promise<void> {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

/** The settings next to a new site's content: for git, editors and reviewers. */
const siteSettings: Readonly<Record<string, string>> = {
  '.gitignore': 'node_modules/\n.pagewright/\nschemas/editor/\ndist/\ndist-*/\nvar/\nvar-*/\n.env\n',
  '.vscode/settings.json': `{
  "editor.quickSuggestions": { "strings": true },
  "json.validate.enable": true
}
`,
  '.github/workflows/site.yml': `name: site
on: [push, pull_request]
permissions:
  contents: read
jobs:
  site:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v6
      - uses: actions/setup-node@v6
        with:
          node-version: 24
          cache: npm
      - run: npm ci --ignore-scripts
      - run: npx pagewright validate --format github
      - run: npx pagewright build
`,
};
