import { classifyContentFile } from '../../content/content-file.ts';
import { mediaLimits, getMediaFile } from '../../content/media.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import type { MediaFile } from '../../project.ts';
import type { Rule } from '../rule.ts';

/** Reports media files, used or not, that are incomplete, can't be displayed, or contain active content. */
export const mediaFiles: Rule = function* ({ media }) {
  for (const file of media.values()) {
    if (classifyContentFile(getMediaFile(file)) === 'source') continue;
    if (!file.diagnostics) yield* diagnosticOfBytes(file);
    for (const found of file.diagnostics ?? [])
      yield { file: getMediaFile(file), severity: 'error', ...found };
  }
};

function* diagnosticOfBytes(file: MediaFile): Iterable<Diagnostic> {
  const { bytes, width, height, damaged, moving } = file;
  const pixels = (width ?? 0) * (height ?? 0);
  const report = (code: string, message: string, hint: string): Diagnostic => {
    return { file: getMediaFile(file), line: 1, column: 1, severity: 'error', code, message, hint };
  };
  if (bytes === 0) yield report('empty-media', 'The file is empty.', 'Copy it again from its source.');
  else if (pixels > mediaLimits.pixels) {
    yield report(
      'too-many-pixels',
      `The picture has ${formatPixels(width)} × ${formatPixels(height)} pixels; the limit is ${mediaLimits.pixels / 1_000_000} million.`,
      'Make it smaller: no screen shows more than 4,000 pixels side by side.',
    );
  } else if (damaged && !isOtherFormat(file)) {
    yield report(
      'damaged-media',
      'The file is cut off or damaged: it can’t be opened to its end.',
      'Copy it again from its source, or save it again.',
    );
  } else if (moving) {
    yield report(
      'moving-picture',
      'The picture is animated; a page would show only its first frame.',
      'Save it as a film: .webm and .mp4 with a poster in films/. Or save one frame as the picture.',
    );
  }
}

/** Whether a file's format differs from its name; such a file is reported where it is used. */
export function isOtherFormat({ path, format }: MediaFile): boolean {
  const ending = path.slice(path.lastIndexOf('.') + 1).replace('jpeg', 'jpg');
  return format !== undefined && format !== 'unknown' && format !== ending;
}

function formatPixels(pixels = 0): string {
  return pixels.toLocaleString('en');
}
