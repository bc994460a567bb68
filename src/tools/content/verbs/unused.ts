import path from 'node:path';
import { toAbsolutePath } from '../../../site-build/code/code-places.ts';
import { isInstalledPackage } from '../../../site-build/project-folder.ts';
import { unusedIn } from '../../../authoring/references/unused.ts';
import { asSeenFrom } from '../../report/as-seen-from.ts';
import { contentWithTemplates, readContent } from '../read-content.ts';
import { defineCommand } from '../../../command/command.ts';

/** The command that lists unused names and files. */
export const unused = defineCommand({
  name: 'unused',
  summary:
    'lists unused pages, anchors, pictures and files, forms, shared sections, section types, templates, properties',
  options: {},
  run: async ({ roots, out, err }) => {
    const loadedContent = await readContent(roots);
    const { diagnostics } = loadedContent.validation;
    if (diagnostics.some(({ severity }) => severity === 'error'))
      err(
        'The content has errors. Unused pages and files are not listed until `npm run validate` reports no errors.\n',
      );
    // The section types of an engine that is installed as a package are for all sites.
    const isOwn = ({ file }: { file: string }) =>
      !isInstalledPackage(roots.engine) || !toAbsolutePath(roots, file).startsWith(roots.engine + path.sep);
    const found = unusedIn(contentWithTemplates(loadedContent), diagnostics).filter(isOwn);
    for (const { kind, name, file, line, column } of found) {
      const shown = asSeenFrom(roots, file);
      out(`${shown}:${line}:${column} ${kind}${name === file ? '' : ` ${name}`}\n`);
    }
    out(`${found.length} ${found.length === 1 ? 'thing is' : 'things are'} not used\n`);
    return 0;
  },
});
