import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import mammoth from 'mammoth';
import { doiIn } from '../identifiers.ts';
import type { ImportedPaper, ReadPapers } from '../imported-paper.ts';
import { bodyMarkdown } from './body-markdown.ts';
import { documentBlocks, splitManuscript, blockText } from './manuscript-parts.ts';
import { markFormulas, withFormulas, type MarkedFormulas } from './word-formulas.ts';
import { unpackedProblem } from './unpacked-problem.ts';

/** Word's styles, mapped to the elements of a manuscript. */
const styleMap = [
  "p[style-name='Title'] => p.title:fresh",
  "p[style-name='Subtitle'] => p.subtitle:fresh",
  "p[style-name='Caption'] => p.caption:fresh",
  "p[style-name='Bibliography'] => p.reference:fresh",
];

interface Picture {
  /** The name, such as figure-1.png. */
  name: string;
  bytes: Uint8Array;
}

/**
 * Reads a Word manuscript: title, abstract, keywords and references by styles or headings, and the text as Markdown
 * with its pictures. Authors are not read: manuscripts are anonymised for review, and lines below the title follow no
 * rule.
 */
export async function readDocx(bytes: Uint8Array): Promise<ReadPapers> {
  const pictures: Picture[] = [];
  let converted;
  let marked: MarkedFormulas;
  try {
    const problem = await unpackedProblem(bytes);
    if (problem !== undefined) return { refused: problem };
    marked = markFormulas(bytes);
    converted = await mammoth.convertToHtml(
      { buffer: Buffer.from(marked.bytes) },
      {
        styleMap,
        convertImage: mammoth.images.imgElement(async (image) => {
          const ending = endings[image.contentType];
          if (!ending) return { src: '' };
          const name = `figure-${pictures.length + 1}.${ending}`;
          pictures.push({ name, bytes: await image.readAsBuffer() });
          return { src: name };
        }),
      },
    );
  } catch (error) {
    return { refused: `it is not a Word document: ${explainConversionError(error)}` };
  }
  const parts = splitManuscript(documentBlocks(fromHtml(converted.value, { fragment: true })));
  if (!parts.title) return { refused: 'it has no text' };
  const { markdown: body, remarks } = bodyMarkdown(parts.body);
  const markdown = withFormulas(body, marked.formulas);
  const paper: ImportedPaper = {
    title: parts.title,
    ...(parts.subtitle && { subtitle: parts.subtitle }),
    ...(parts.abstract.length > 0 && { abstract: parts.abstract }),
    ...(parts.keywords.length > 0 && { keywords: parts.keywords }),
    ...(parts.references.length > 0 && { references: parts.references.map(parseReference) }),
  };
  if (marked.unread > 0)
    remarks.push(`Formulas that became plain text: ${marked.unread}. Compare the text with the document.`);
  const lostParts = converted.messages.filter(({ message }) =>
    /oMath|unrecognised element/.test(message),
  ).length;
  return {
    papers: [
      {
        paper,
        ...(markdown && { text: { ending: 'md' as const, text: markdown, pictures } }),
        remarks: [
          ...(parts.isTitleGuessed
            ? ['No paragraph has the style “Title”: the first one became the title.']
            : []),
          ...bylineRemark(parts.byline),
          ...remarks,
          ...(lostParts > 0
            ? [
                `${lostParts} ${lostParts === 1 ? 'part' : 'parts'} of it, such as formulas, can’t be read. Compare the text with the document.`,
              ]
            : []),
        ],
      },
    ],
  };
}

/** The reason why the archive or its XML can't be read. */
function explainConversionError(error: unknown): string {
  // The library recurses into elements without a limit, so the stack may overflow.
  if (error instanceof RangeError) return 'its elements are nested too deep';
  if (error instanceof TypeError) return 'its XML can’t be read';
  return error instanceof Error ? error.message : String(error);
}

/** Picture formats of browsers, which exclude Word's own drawings. */
const endings: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

function parseReference(text: string): NonNullable<ImportedPaper['references']>[number] {
  const doi = doiIn(text);
  const bare = doi
    ? text.replace(/(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)?10\.\d{4,9}\/\S+$/i, '').trimEnd()
    : text;
  return doi ? { text: bare, doi } : text;
}

function bylineRemark(byline: readonly Element[]): string[] {
  const words = byline.map(blockText).join(' / ');
  return words ? [`Below the title is “${words}”, which was left out: enter the authors by hand.`] : [];
}
