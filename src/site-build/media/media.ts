import { nameWithCrop } from '../../core/content/crop.ts';
import type { WrittenImage } from '../../core/content/parts.gen.ts';
import type { ResolvedDownload, ResolvedFilm, ResolvedImage } from '../../core/content/resolved.ts';
import type { MediaContext } from './media-context.ts';
import type { MediaResolver } from '../resolve/context.ts';
import { resolveDownload } from './downloads.ts';
import { resolveImage } from './images.ts';
import { writeOutputs } from './outputs.ts';
import type { OutputFile, Outputs } from './outputs.ts';

/** The folders of a site's media. */
export interface MediaOptions {
  /** The folder of the content: pages-config. */
  contentFolder: string;
  /** The cache folder of encoded pictures. */
  cacheFolder: string;
}

/** Resolves media that content refers to, and collects the files for the built site. */
export interface Media {
  image(image: WrittenImage): Promise<ResolvedImage>;
  /** Resolves a picture outside _media, by its path below the content. */
  imageBeside(image: WrittenImage): Promise<ResolvedImage>;
  film(film: { src: string; label: string }): Promise<ResolvedFilm>;
  /**
   * Resolves a download.
   * @param pageFolder the folder of the page that names the file, below the content: reports/2025, or ''
   */
  download(path: string, pageFolder: string): Promise<ResolvedDownload>;
  /**
   * The public addresses of a media file, by path below the content, with the crop of a picture (`nameWithCrop`);
   * undefined if it was not requested.
   */
  getAddresses(file: string): readonly string[] | undefined;
  /** Adds a file of the built site by its address. */
  add(address: string, output: OutputFile): void;
  /** The collected files by address; the development server serves them. */
  outputs: Outputs;
  /**
   * Writes the collected files below a folder (dist).
   * @returns the number of new files
   */
  flush(folder: string): Promise<number>;
}

/** Creates the resolver; it reads each file only once. */
export function createMedia({ contentFolder, cacheFolder }: MediaOptions): Media {
  const outputs: Outputs = new Map();
  const addresses = new Map<string, string[]>();
  /** Resolves a file, and records its outputs. */
  const recordOutputs = async <T>(
    file: string,
    resolve: (context: MediaContext & { content: string }) => Promise<T>,
  ) => {
    const fileOutputs: Outputs = new Map();
    const resolved = await resolve({
      media: `${contentFolder}/_media`,
      cache: cacheFolder,
      content: contentFolder,
      outputs: fileOutputs,
    });
    for (const [address, output] of fileOutputs) outputs.set(address, output);
    addresses.set(file, [...fileOutputs.keys()]);
    return resolved;
  };
  const image = memoizeResolver(
    (written: WrittenImage) =>
      recordOutputs(`_media/${nameWithCrop(written)}`, (context) => resolveImage(written, context)),
    nameWithCrop,
  );
  const imageBeside = memoizeResolver((src: string) =>
    recordOutputs(src, (context) => resolveImage({ src }, { ...context, media: contentFolder })),
  );
  const film = memoizeResolver(async (src: string) => {
    // The parsers of film formats are loaded only for a page with a film.
    const { resolveFilm } = await import('./films.ts');
    return recordOutputs(`_media/${src}.webp`, (context) => resolveFilm(src, context));
  });
  const downloads = new Map<string, (path: string) => Promise<ResolvedDownload>>();
  return {
    outputs,
    image: async (written) => {
      const resolved = { ...(await image(written)), alt: written.alt };
      const { x, y } = written.focus ?? MIDDLE;
      const isMiddle = x === MIDDLE.x && y === MIDDLE.y;
      return resolved.kind === 'drawing' || isMiddle ? resolved : { ...resolved, focus: `${x} ${y}` };
    },
    imageBeside: async ({ src, alt }) => ({ ...(await imageBeside(src)), alt }),
    film: async ({ src, label }) => ({ ...(await film(src)), label }),
    download(path, pageFolder) {
      let resolve = downloads.get(pageFolder);
      if (!resolve)
        downloads.set(
          pageFolder,
          (resolve = memoizeResolver((file: string) =>
            recordOutputs(file, (context) => resolveDownload(file, pageFolder, context)),
          )),
        );
      return resolve(path);
    },
    getAddresses: (file) => addresses.get(file),
    add: (address, output) => void outputs.set(address, output),
    flush: (folder) => writeOutputs(outputs, folder),
  };
}

/** The media resolver of a page: files next to the page have paths below the content. */
export function toMediaResolver({ image, imageBeside, film, download }: Media): MediaResolver {
  return { image, imageBeside, film, download: (file) => download(file, '') };
}

/** The focal point of a picture without one. */
const MIDDLE = { x: 50, y: 50 };

/**
 * Caches results by key, except errors: so the file can be corrected while the development server runs.
 * @param keyOf the key of a request. Default: the request as text
 */
function memoizeResolver<Request, T>(
  resolve: (request: Request) => Promise<T>,
  keyOf: (request: Request) => string = String,
): (request: Request) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (request) => {
    const key = keyOf(request);
    let answer = answers.get(key);
    if (!answer) {
      answer = resolve(request);
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
    }
    return answer;
  };
}
