import { existsSync } from 'node:fs';
import path from 'node:path';
import { createMedia, toMediaResolver } from '../media/media.ts';
import type { OutputFile } from '../media/outputs.ts';
import type { MediaResolver } from '../resolve/context.ts';
import type { Roots } from '../roots.ts';
import { cachePlace } from '../project-folder.ts';

/** Resolves the media of examples, and serves the resolved files. */
export interface ExampleMedia extends MediaResolver {
  /** Resolves only the media of the site. */
  site: MediaResolver;
  /** A file by its address: /media/hero-1a2b3c4d.svg. */
  output(address: string): OutputFile | undefined;
}

/**
 * Creates the resolver. Examples use the neutral media of the schemas; data copied from a site use the site's
 * media.
 */
export function exampleMedia(roots: Roots): ExampleMedia {
  const { engine, site } = roots;
  const cacheFolder = cachePlace(roots, 'media');
  const folder = path.join(engine, 'schemas/samples');
  const samples = createMedia({ contentFolder: folder, cacheFolder });
  const own = createMedia({ contentFolder: path.join(site, 'pages-config'), cacheFolder });
  const [ofSamples, ofSite] = [toMediaResolver(samples), toMediaResolver(own)];
  const whose = (file: string) => (existsSync(path.join(folder, '_media', file)) ? ofSamples : ofSite);
  return {
    image: (image) => whose(image.src).image(image),
    film: (film) => whose(`${film.src}.webm`).film(film),
    download: (file) => whose(file).download(file),
    imageBeside: ofSite.imageBeside,
    site: ofSite,
    output: (address) => samples.outputs.get(address) ?? own.outputs.get(address),
  };
}
