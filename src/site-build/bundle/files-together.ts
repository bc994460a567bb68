import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BundlePlan } from './bundle-plan.ts';

/**
 * Groups modules that are always loaded together into one file, with their imports: each file costs a
 * request, and bytes. If a module fits several groups, the first is used; a module in no group has a separate
 * file.
 * @returns groups for `output.codeSplitting`
 */
export function filesTogether({ codeNames }: Pick<BundlePlan, 'codeNames'>) {
  const groups = [
    // The code of plain and hydrated pages, without the application.
    { name: 'attend', test: /\/src\/entries\/plain-page\.\w+$/ },
    // The code that every hydrated page needs, and that any section may import.
    {
      name: 'app',
      test: /\/src\/(entries\/hydrate\.|ui\/(?!parts\/.*\.([jt]sx?|module\.css)$)|forms\/place\/)/,
    },
    // Small sections and shared parts; on a small site, all sections.
    { name: (id: string) => nameOfSections(withSlashes(id), codeNames !== undefined) },
    { name: 'form', test: /\/src\/(forms\/form-code|core\/form\/questions\/text-formats)\.\w+$/ },
  ];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}

/**
 * A section whose source has at least this size, in bytes, has a separate file. A request costs more than
 * smaller code: forty small sections are 5 kB.
 */
const minSeparateSize = 2048;

/**
 * The name of the file for small sections: the engine's share one file, those of an extension another,
 * because not every site uses the extension.
 */
function nameOfSections(id: string, isSmallSite: boolean): string | undefined {
  if (/\/src\/ui\/parts\/[^/]+\.[jt]sx?$/.test(id)) return 'sections';
  const [, room = 'sections'] = /\/src\/(?:([^/]+)\/)?sections\//.exec(id) ?? [id, ''];
  return room && (isSmallSite || sectionSize(id) < minSeparateSize) ? room : undefined;
}

/** The size of the section's source, without its variants: they count separately. */
function sectionSize(id: string): number {
  const [folder = ''] = /^.*\/sections\/[^/]+\/(variants\/)?/.exec(id)!;
  if (folder.endsWith('/variants/')) return statSync(id).size;
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(withSlashes);
  const code = entries.filter(
    (name) => /\.[jt]sx?$/.test(name) && !/^variants\/|\.(gen|test)\.\w+$/.test(name),
  );
  return code.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
}

function withSlashes(file: string): string {
  return file.replaceAll('\\', '/');
}
