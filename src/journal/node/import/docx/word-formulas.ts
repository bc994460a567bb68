import type { XmlElement } from '@rgrove/parse-xml';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readTex } from '../../read-text/math/tex.ts';
import { findDescendants, getChildren, readXml } from '../xml-tree.ts';
import { writeTex } from './formula-tex.ts';

/** The formulas of a document in TeX, in order, and the document with marks in their places. */
export interface MarkedFormulas {
  bytes: Uint8Array;
  formulas: string[];
  /** The number of formulas that could be read only as words. */
  unread: number;
}

const DOCUMENT = 'word/document.xml';

/**
 * Replaces Word's formulas by marks: the reader of documents leaves formulas out.
 * @throws if it is no archive
 */
export function markFormulas(bytes: Uint8Array): MarkedFormulas {
  const none = { bytes, formulas: [], unread: 0 };
  const parts = unzipSync(bytes, { filter: ({ name }) => name === DOCUMENT });
  const documentXml = parts[DOCUMENT] && strFromU8(parts[DOCUMENT]);
  if (!documentXml?.includes('<m:oMath')) return none;
  const root = readXml(documentXml);
  if ('refused' in root) return none;
  const formulas: string[] = [];
  let unread = 0;
  let text = '';
  let end = 0;
  for (const element of topFormulas(root)) {
    const tex = writeTex(element);
    const isRead = tex !== '' && !('refused' in asObject(readTex(tex, false)));
    if (!isRead) unread++;
    const words = plainWords(element);
    text += documentXml.slice(end, element.start);
    if (isRead || words !== '') {
      formulas.push(isRead ? tex : `\\text{${words}}`);
      text += `<w:r><w:t>${mark(formulas.length)}</w:t></w:r>`;
    }
    end = element.end;
  }
  const files = unzipSync(bytes);
  return {
    bytes: zipSync({ ...files, [DOCUMENT]: strToU8(text + documentXml.slice(end)) }),
    formulas,
    unread,
  };
}

/** Markdown with the formulas in place of their marks; a formula that is a whole paragraph is on separate lines. */
export function withFormulas(markdown: string, formulas: readonly string[]): string {
  return markdown
    .split('\n')
    .map((line) => {
      const only = /^\ufdd1(\d+)\ufdd2$/.exec(line.trim())?.[1];
      const tex = only === undefined ? undefined : formulas[Number(only) - 1];
      if (tex !== undefined) return `$$\n${tex}\n$$`;
      return line.replace(
        /\ufdd1(\d+)\ufdd2/g,
        (_mark, number: string) => `$${formulas[Number(number) - 1]}$`,
      );
    })
    .join('\n');
}

/** The mark of a formula, of code points that Unicode excludes from texts. */
function mark(number: number): string {
  return `\ufdd1${number}\ufdd2`;
}

function topFormulas(element: XmlElement): XmlElement[] {
  return getChildren(element).flatMap((child) =>
    child.name === 'm:oMath'
      ? [child]
      : child.name === 'm:oMathPara'
        ? getChildren(child, 'm:oMath')
        : topFormulas(child),
  );
}

function plainWords(element: XmlElement): string {
  return findDescendants(element, 'm:t')
    .map(({ text }) => text.replace(/[\\{}$]/g, ''))
    .join(' ');
}

function asObject(read: ReturnType<typeof readTex>): object {
  return read;
}
