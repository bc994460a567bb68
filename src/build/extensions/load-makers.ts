import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { keptTexts } from '../kept-texts.ts';
import type { Roots } from '../roots.ts';
import { loadExtension } from './load-extensions.ts';
import type { MakerFiles, Makers } from './maker.ts';

/**
 * Loads what the extensions in use make from sources.
 * @param extensions their names
 * @param version of the record in which their texts are kept
 */
export async function loadMakers(
  { engine, site }: Roots,
  extensions: readonly string[],
  version: string,
): Promise<ReadonlyMap<string, (source: string) => unknown>> {
  const loaded = extensions.map(async (name): Promise<Makers> => {
    return (await loadExtension(engine, name)).makers?.() ?? {};
  });
  const files: MakerFiles = {
    read: (file) => readFile(path.join(site, 'pages-config', file)),
    textOf: keptTexts(site, version),
  };
  const makers = (await Promise.all(loaded)).flatMap((each) => Object.entries(each));
  return new Map(makers.map(([name, make]) => [name, (source: string) => make(source, files)]));
}
