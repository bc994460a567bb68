import type { Diagnostic } from '../../diagnostic.ts';
import { isSampleMedia, PLACEHOLDER } from '../../content/placeholder.ts';
import type { JsonPath } from '../../json/json-source.ts';
import type { SchemaDocument } from '../../schema/schema-files.ts';
import { createDiagnostic, type CheckedFile, type Rule, type RuleContext } from '../rule.ts';
import { placeholderReport } from './placeholder-report.ts';
import { markedTexts, quoteShortened } from './marked-texts.ts';

/** Reports placeholder media that `npm run new` has written, and placeholder texts in a new schema. */
export const placeholders: Rule = function* ({ pages, site, forms, set, media }) {
  for (const file of [...pages, ...forms, ...(site ? [site] : [])]) yield* sampleMedia(file, media);
  for (const document of set.documents.values()) {
    for (const { path, text } of markedTexts(document)) {
      // The `draft` of a schema contains the placeholder on purpose.
      if (path.at(-1) !== 'draft') yield inSchema(document, path, text);
    }
  }
};

function inSchema(document: SchemaDocument, path: JsonPath, text: string): Diagnostic {
  const message = `The text is still a placeholder: ${quoteShortened(text)}`;
  const hint = `Write it without ${PLACEHOLDER}: editors read it as help.`;
  return document.diagnostic(path, 'placeholder', message, hint);
}

function* sampleMedia(file: CheckedFile, media: RuleContext['media']): Iterable<Diagnostic> {
  const { images, films, downloads } = file;
  const places = [
    ...[...images, ...films].map(({ src, at }) => ({ src, place: { at: at!, key: 'src' } })),
    ...downloads.map((download) => ({ src: download.src, place: download })),
  ];
  for (const { src, place } of places) {
    const mediaFile = media.get(src);
    if (!isSampleMedia(src) && !mediaFile?.pdf?.sample) continue;
    yield createDiagnostic(file, place, {
      ...placeholderReport(file, {
        message: `${src} is a sample.`,
        hint: 'Put your own file into its place, or write the path of another one.',
      }),
      about: [mediaFile?.file ?? `pages-config/_media/${src}`],
    });
  }
}
