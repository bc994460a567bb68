import { readFileSync } from 'node:fs';
import path from 'node:path';
import { classifyContentFile, type ContentFile } from '../../core/content/content-file.ts';
import { knownNames, type KnownNames } from '../../authoring/references/known-names.ts';
import { joinSchemas } from '../../core/schema/compose-schema.ts';
import { listFiles } from '../list-files.ts';
import { readSchemaFiles } from '../read-schema-files.ts';
import type { Roots } from '../roots.ts';

/** The names that a site's content can refer to, from its files. */
export function siteNames(roots: Roots): KnownNames {
  const { site } = roots;
  const files = listFiles(site, 'pages-config');
  const are = (kind: ContentFile) => files.filter((file) => classifyContentFile(file) === kind);
  const text = (file: string) => readFileSync(path.join(site, file), 'utf8');
  const paths = are('page');
  const pages = paths.map((file) => ({ path: file, text: paths.length > MANY_PAGES ? '' : text(file) }));
  const shared = are('shared').map((file) => ({ path: file, text: text(file) }));
  return knownNames(joinSchemas(readSchemaFiles(roots)), { files, pages, shared });
}

/** Up to this number, pages are searched for anchors; with more, the development server would be slow. */
const MANY_PAGES = 1000;
