import { parse } from 'jsonc-parser';
import type { JsonObject } from '../core/content/valid-page.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import { isObject } from '../core/json/is-object.ts';
import { readJson } from '../core/json/json-source.ts';
import type { ProjectFile } from '../core/project.ts';
import type { SchemaSet } from '../core/schema/compose-schema.ts';
import { loadValidated, type LoadedSite } from './load-site.ts';
import type { Roots } from './roots.ts';
import type { ValidatedSite } from './validate-site.ts';

/** Content whose pages can be rendered although it has errors. */
export interface PreviewContent {
  /** The content. Its diagnostics are those of the files as written. */
  content: LoadedSite;
  /** The validated content behind it. */
  read: ValidatedSite;
}

/**
 * Loads content for a preview. No page can be rendered without a valid `_site.json`, so in an invalid one each
 * invalid key gets its last valid value, or the schema's example if the key is required.
 * @param roots the folders of engine and site
 * @param validatedSite the validated content
 * @param validate validates the same content with another `_site.json`
 * @param before the content of the last preview. Default: none
 */
export async function loadPreview(
  roots: Roots,
  validatedSite: ValidatedSite,
  validate: (site: ProjectFile) => Promise<ValidatedSite>,
  before?: PreviewContent,
): Promise<PreviewContent> {
  const content = loadValidated(roots, validatedSite, true);
  const { diagnostics, set } = content.validation;
  const file = validatedSite.project.site ?? { path: 'pages-config/_site.json', text: '' };
  const errors = diagnostics.filter((each) => each.file === file.path && each.severity === 'error');
  // Most errors, such as a broken link in the menu, do not prevent rendering.
  if ((content.validation.site && errors.length === 0) || (await canRender(content)))
    return { content, read: validatedSite };
  const substitutes = { ...requiredExamples(set), ...before?.read.validation.site?.data };
  for (const data of [repairSite(file, errors, set, substitutes), substitutes]) {
    const repaired = await validate({ path: file.path, text: JSON.stringify(data) });
    const repairedContent = loadValidated(roots, repaired, true);
    if (await canRender(repairedContent))
      return { content: { ...repairedContent, diagnostics }, read: repaired };
  }
  return { content, read: validatedSite };
}

/** Whether the data of all pages can be resolved. If not, the diagnostics report the reason. */
async function canRender({ validation, site, translations, pictures }: LoadedSite): Promise<boolean> {
  if (!validation.site) return false;
  try {
    await Promise.all([site(), translations(), pictures.shareAddress('')]);
    return true;
  } catch {
    return false;
  }
}

/** The data of a file with other values for invalid and missing keys. @param substitutes values by key */
function repairSite(
  file: ProjectFile,
  errors: readonly Diagnostic[],
  { validators }: SchemaSet,
  substitutes: JsonObject,
): JsonObject {
  const source = readJson(file);
  const written: unknown = source.data ?? parse(file.text);
  const data: JsonObject = isObject(written) ? { ...written } : {};
  const replace = (key: string) => {
    if (key in substitutes && data[key] !== substitutes[key]) data[key] = substitutes[key];
    else delete data[key];
  };
  const hasError = (key: string) => {
    const [from, to] = [source.locate([key], 'key').line, source.locate([key], 'value').endLine];
    return errors.some(({ line }) => line >= from && line <= to);
  };
  // Positions in a file that can't be parsed are not those of its keys.
  if (source.data) Object.keys(data).filter(hasError).forEach(replace);
  // A replaced key may be invalid too.
  for (let round = 0; round < 3 && !validators.site?.(data); round++) {
    const invalidKeys = (validators.site?.errors ?? []).map(
      ({ instancePath, params }) =>
        instancePath.split('/')[1] ?? params['additionalProperty'] ?? params['missingProperty'],
    );
    new Set<string>(invalidKeys).forEach(replace);
  }
  return data;
}

/** An example of each required key. */
function requiredExamples(set: SchemaSet): JsonObject {
  const { required = [], properties = {} } = set.root('site')?.node ?? {};
  return Object.fromEntries(required.map((key) => [key, properties[key]?.examples?.[0]]));
}
