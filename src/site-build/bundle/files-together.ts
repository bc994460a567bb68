import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BundlePlan } from './bundle-plan.ts';

/**
 * What always comes together is one file, with all that it imports: each file costs a request, and bytes. A group that
 * stands higher takes what several would take; code in none of them has a file of its own.
 * @returns groups for `output.codeSplitting`
 */
export function filesTogether({ types }: Pick<BundlePlan, 'types'>) {
  const groups = [
    // What a plain page does, and a hydrated one too: no code of the application.
    { name: 'attend', test: /\/src\/entries\/plain-page\.\w+$/ },
    // What every hydrated page needs, and what any section may import.
    {
      name: 'app',
      test: /\/src\/(entries\/hydrate\.|ui\/(?!parts\/.*\.([jt]sx?|module\.css)$)|forms\/place\/)/,
    },
    // Small sections, and the parts that sections share; on a small site all sections.
    { name: (id: string) => nameOfSections(withSlashes(id), types !== undefined) },
    { name: 'form', test: /\/src\/(forms\/form-code|core\/form\/questions\/text-formats)\.\w+$/ },
  ];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}

/**
 * Bytes of source from which a section has a file of its own. A request costs more than the code below: forty small
 * sections travel in 5 kB.
 */
const worthRequest = 2048;

/** Sections of the engine are in one file, those of an extension in another: not each site has it. */
function nameOfSections(id: string, isSmallSite: boolean): string | undefined {
  if (/\/src\/ui\/parts\/[^/]+\.[jt]sx?$/.test(id)) return 'sections';
  const [, room = 'sections'] = /\/src\/(?:([^/]+)\/)?sections\//.exec(id) ?? [id, ''];
  return room && (isSmallSite || sizeOf(id) < worthRequest) ? room : undefined;
}

/** The source of the section that a module belongs to, without its looks, each of which counts by itself. */
function sizeOf(id: string): number {
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
