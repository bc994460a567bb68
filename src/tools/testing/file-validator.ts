import type { ShowingOptions } from '../../core/content/dates/showing.ts';
import type { Texts } from '../../core/content/texts.ts';
import type { ExpandTemplate } from '../../core/content/valid-page.ts';
import type { MediaFile, Project } from '../../core/project.ts';
import { composeSchemas } from '../../core/schema/compile-schemas.ts';
import { validateProject } from '../../core/validate-project.ts';
import type { Validation } from '../../core/validate-with.ts';
import type { SiteExtension, TextReader } from '../../site-build/extensions/site-extension.ts';
import { readProject } from '../../site-build/read-project.ts';
import { sha256 } from '../../site-build/sha256.ts';
import { formatText } from '../report/text.ts';
import { engineRoot } from './engine-root.ts';

/** Files as texts, by path from the project's root, and the facts of their media. */
interface WrittenFiles {
  files: ReadonlyMap<string, string>;
  media?: MediaFile[] | undefined;
  /** The content that is shown. Default: all except drafts */
  showing?: Partial<ShowingOptions> | undefined;
}

interface CheckedFiles {
  validation: Validation;
  project: Project;
  texts: Texts;
  /** The diagnostics as `pagewright validate` prints them. */
  report: string;
}

/**
 * Returns a function that validates files without a disk: for tests of many small changes, because the schemas are
 * compiled once. They are those of the engine and of the project in the current folder.
 * @param extension the active extension
 * @param expandTemplate sections in place of those of templates
 */
export async function fileValidator(
  extension: SiteExtension,
  expandTemplate: ExpandTemplate,
): Promise<(written: WrittenFiles) => CheckedFiles> {
  const { schemas } = await readProject({ engine: engineRoot, site: process.cwd() });
  const set = composeSchemas(schemas);
  const readText = await extension.textReader?.();
  return ({ files, media = [], showing }) => {
    const project = { ...sortFiles(files), schemas, media };
    const texts = readTexts(project.texts, readText);
    const options = { expandTemplate, extensions: [extension], set, showing, texts };
    const validation = validateProject(project, options);
    return { validation, project, texts, report: formatText(validation.diagnostics, false) };
  };
}

function sortFiles(written: ReadonlyMap<string, string>) {
  const files = [...written].map(([path, text]) => ({ path, text }));
  const filesIn = (folder: string) => files.filter(({ path }) => path.startsWith(`pages-config/${folder}/`));
  const [records, forms] = [filesIn('_records'), filesIn('_forms')];
  const site = files.find(({ path }) => path === 'pages-config/_site.json') ?? null;
  const others = files.filter((file) => ![...records, ...forms, site].includes(file));
  const isPage = ({ path }: { path: string }) => path.endsWith('.json');
  return {
    site,
    records,
    forms,
    pages: others.filter(isPage),
    texts: others.filter((file) => !isPage(file)),
  };
}

/** The texts next to pages, as the build reads them. */
function readTexts(files: readonly { path: string; text: string }[], readText?: TextReader): Texts {
  const textsByPath = new Map(
    files.flatMap((file) => (readText ? [[file.path, { file, ...readText(file) }] as const] : [])),
  );
  return {
    files: [...textsByPath.keys()],
    getHash: (file) => textsByPath.get(file) && sha256(textsByPath.get(file)!.file.text),
    getFacts: (file) => textsByPath.get(file)?.facts,
    getMedia: (file) => textsByPath.get(file)?.media ?? [],
    getText: (file) => textsByPath.get(file)?.text,
  };
}
