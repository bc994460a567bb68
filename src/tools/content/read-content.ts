import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findCode } from '../../site-build/code/code-places.ts';
import type { Roots } from '../../site-build/roots.ts';
import { validateSite, type ValidatedSite } from '../../site-build/validate-site.ts';
import { expandPage } from '../../core/expand-page.ts';
import type { ProjectFile } from '../../core/project.ts';
import { addSections } from '../../core/rules/find-references.ts';
import {
  writtenContent,
  type WrittenContent,
  type WrittenOptions,
} from '../../authoring/references/written-content.ts';

/** A site with its parsed files. */
export interface ReadContent extends ValidatedSite {
  content: WrittenContent;
}

/** Reads and validates a site, and parses its files, for the verbs of the command `content`. */
export async function readContent(roots: Roots): Promise<ReadContent> {
  const validatedSite = await validateSite(roots);
  return {
    ...validatedSite,
    content: writtenContent(validatedSite.project, validatedSite.validation.set, {
      texts: validatedSite.texts,
    }),
  };
}

/** The content with the output of templates, whose references count too. */
export function contentWithTemplates({
  project,
  validation,
  texts,
  expandTemplate,
}: ReadContent): WrittenContent {
  const validFiles = new Set(validation.pages.map(({ file }) => file));
  const site = validation.site?.data;
  const addTemplateOutput: WrittenOptions['addTemplateOutput'] = (references, route) => {
    if (!site || references.data['template'] === undefined || !validFiles.has(references.source.file)) return;
    const { sections } = expandPage(references, route, site, expandTemplate);
    if (sections) addSections(references, sections);
  };
  return writtenContent(project, validation.set, { addTemplateOutput, texts });
}

/** The files that use tokens of the theme: the site’s style sheet, and the engine’s styles and code. */
export function filesOfStyle(roots: Roots): ProjectFile[] {
  const { site } = roots;
  const themeFiles = globSync('pages-config/_theme/*.css', { cwd: site }).map(
    (file) => [site, file] as const,
  );
  const code = findCode(roots, 'src/**/*.{css,ts,tsx,js}').filter(
    ({ path: file }) => !/\.(test|gen)\./.test(file),
  );
  return [...themeFiles, ...code.map((file) => [file.root, file.path] as const)].map(([root, file]) => ({
    path: file.replaceAll(path.sep, '/'),
    text: readFileSync(path.join(root, file), 'utf8'),
  }));
}
