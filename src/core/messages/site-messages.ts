import type { ProjectFile } from '../project.ts';

/** The uncompiled messages that a site needs, by key, and the files that they come from. */
export interface SiteMessages {
  texts: Map<string, string>;
  /** Message files that do not exist in this language. */
  missing: string[];
  /** Message files that lack keys. */
  incomplete: { file: string; keys: string[] }[];
}

type Site = Readonly<Record<string, unknown>>;

/** The language that is always complete; the fallback for missing messages. */
const completeLanguage = 'en';

/**
 * The messages of a site in its language: the engine's and those of its extensions, in English if missing. The site's
 * own replacements (`messages` in _site.json) are not included.
 * @param files src/messages/<language>.json, and src/<extension>/messages/<language>.json
 * @param site the data of _site.json
 * @param also other folders of the engine whose messages are needed, such as the server's
 */
export function siteMessages(
  files: readonly ProjectFile[],
  site: Site,
  also: readonly string[] = [],
): SiteMessages {
  const texts = new Map<string, string>();
  const missing: string[] = [];
  const incomplete: SiteMessages['incomplete'] = [];
  const language = String(site['language'] ?? completeLanguage);
  const names = languagesFor(language);
  const general = messagesInFirst(files, 'src/messages', names);
  for (const folder of listFolders(files, [...Object.keys(site), ...also])) {
    const english = messagesIn(filesFor(files, folder, completeLanguage));
    const ownMessages = messagesInFirst(files, folder, names);
    const messages = { ...general.messages, ...ownMessages.messages };
    const lacking = Object.keys(english).filter((key) => !Object.hasOwn(messages, key));
    for (const [key, text] of Object.entries(english)) texts.set(key, messages[key] ?? text);
    const isThere = ownMessages.file !== undefined || lacking.length < Object.keys(english).length;
    if (!isThere) missing.push(`${folder}/${language.split('-')[0]}.json`);
    else if (lacking.length > 0) incomplete.push({ file: ownMessages.file ?? general.file!, keys: lacking });
  }
  return { texts, missing, incomplete };
}

/**
 * The messages of a folder, from the first file that exists.
 * @param names the language tags to try: de-AT, then de
 */
function messagesInFirst(
  files: readonly ProjectFile[],
  folder: string,
  names: readonly string[],
): { file: string | undefined; messages: Record<string, string> } {
  const languageFiles =
    names.map((name) => filesFor(files, folder, name)).find((each) => each.length > 0) ?? [];
  return { file: languageFiles[0]?.path, messages: messagesIn(languageFiles) };
}

function messagesIn(files: readonly ProjectFile[]): Record<string, string> {
  return Object.assign({}, ...files.map(readMessages)) as Record<string, string>;
}

/** The site's replacements for messages of the engine, by key. */
export function replacements(site: Site): [key: string, text: string][] {
  const written = site['messages'];
  if (typeof written !== 'object' || written === null) return [];
  return Object.entries(written).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/** The messages of a file, by key. @throws if the file is not an object of texts */
export function readMessages(file: ProjectFile): Record<string, string> {
  const data: unknown = JSON.parse(file.text);
  if (typeof data !== 'object' || data === null) throw new Error(`${file.path} contains no messages.`);
  for (const [key, text] of Object.entries(data))
    if (typeof text !== 'string') throw new Error(`${file.path}: "${key}" is not a text.`);
  return data as Record<string, string>;
}

/**
 * The folders with messages that the site needs: src/messages, and src/<name>/messages for each used name.
 * @param used the keys of _site.json (an extension is in use if its name is one), and other folders of the engine
 */
function listFolders(files: readonly ProjectFile[], used: readonly string[]): string[] {
  const folders = new Set(files.map(({ path }) => path.slice(0, path.lastIndexOf('/'))));
  return [...folders].filter((folder) => {
    const name = /^src\/([^/]+)\/messages$/.exec(folder)?.[1];
    return name === undefined || used.includes(name);
  });
}

/** The language tags to try for a language: for de-AT, de-AT and de. */
function languagesFor(language: string): string[] {
  const [general = language] = language.split('-');
  return general === language ? [language] : [language, general];
}

/** The message files of a folder in a language: the engine's, and the project's if it has one. */
function filesFor(files: readonly ProjectFile[], folder: string, language: string): ProjectFile[] {
  return files.filter(({ path }) => path === `${folder}/${language}.json`);
}
