import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProjectCopy } from '../../helpers/project-copy.ts';
import { nextIssue, nextRoute } from './next-issue.ts';

/** The published paper. */
export const route = `${nextRoute}/light-on-water`;
export const title = 'Light on water: how step wells cool a street';

/** The retracted paper, and its notice. */
export const retracted = '/journal/v1/i2/solar-cooking-hours';
export const noticeRoute = `${nextRoute}/retraction-solar`;

interface Page {
  template: Record<string, unknown> & { title: string; authors: Record<string, unknown>[] };
}

/** Writes another issue with one paper and a retraction: the necessary files, and nothing else. */
export async function writeNextIssue(copy: ProjectCopy): Promise<void> {
  const read = async (file: string) => JSON.parse(await copy.read(`pages-config${file}.json`)) as Page;
  const write = (file: string, page: object) =>
    copy.write(`pages-config${file}.json`, JSON.stringify(page, null, 2));
  const other = await read(retracted);
  await write(`${nextRoute}/index`, {
    $schema: '../../../../schemas/editor/page.json',
    title: 'An issue that a test has added | Illumine Journal',
    description: 'One paper about the air over step wells, published in the next issue of the journal.',
    template: { type: 'issue', ...nextIssue, cover: { src: 'drawings/journal.svg', alt: '' } },
  });
  await write(route, paperLike(other));
  const at = (file: string) => path.join(copy.root, `pages-config${file}.pdf`);
  await copyFile(at(retracted), at(route));
  await write(noticeRoute, createRetraction(other));
}

/** A paper with the data of another one, without its identifiers. */
function paperLike({ template: other, ...page }: Page): object {
  const { pages: _pages, text: _text, supplements: _supplements, ...rest } = other;
  return {
    ...page,
    title: 'Light on water: step wells that cool a street | Illumine',
    description: 'The air over two step wells was measured for a summer: a paper from the next issue.',
    template: {
      ...rest,
      ...nextIssue,
      title,
      subject: 'Hydrology',
      file: `${route.slice(1)}.pdf`,
      authors: [{ ...other.authors[0], given: 'Zubeida', family: 'Xalxo' }],
    },
  };
}

/** A retraction is a separate file, in the issue in which it appears. */
function createRetraction({ template }: Page): object {
  return {
    $schema: '../../../../schemas/editor/page.json',
    title: 'A retraction that a test has added | Illumine Journal',
    description: 'Why a paper on solar cooking is not to be relied on any more: a test has withdrawn it.',
    template: {
      type: 'notice',
      kind: 'retraction',
      of: retracted,
      title: `Retraction: ${template.title}`,
      ...nextIssue,
      published: '2025-10-03',
      summary: 'The diaries of one hamlet were not kept by the cooks.',
      reason: 'The authors found it when they asked for further diaries.',
      signedBy: [{ name: 'The authors' }],
    },
  };
}
