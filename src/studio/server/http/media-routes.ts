import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { fileType } from 'pagewright/editor';
import { contentPath } from '../documents/content-path.ts';
import { writeReason } from '../documents/write-file.ts';
import { readCommittedBytes } from '../publish/git.ts';
import { storePicture } from '../media/store-picture.ts';
import type { Workspace } from '../workspace.ts';
import { jsonAnswer, type StudioAnswer } from './studio-answer.ts';

/** A drawing may contain scripts. If it is opened by its address, they do not run. */
export const MEDIA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The original file of a picture, for a field. @param isCommitted whether it is that of the last commit */
export async function mediaAnswer(
  name: string,
  siteFolder: string,
  isCommitted: boolean,
): Promise<StudioAnswer | undefined> {
  const path = `pages-config/_media/${name}`;
  const file = contentPath(siteFolder, path);
  if (file === undefined) return undefined;
  const body = isCommitted
    ? await readCommittedBytes(siteFolder, path)
    : await readFile(file).catch(() => undefined);
  return body && { type: fileType(name), body, headers: { 'Content-Security-Policy': MEDIA_POLICY } };
}

/** Stores an uploaded picture. */
export async function uploadAnswer(
  request: IncomingMessage,
  url: URL,
  workspace: Workspace,
): Promise<StudioAnswer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BYTES) return jsonAnswer({ refused: 'The file is larger than 50 MB.' }, 409);
    chunks.push(chunk);
  }
  const name = url.searchParams.get('name') ?? '';
  const stored = await storePicture(workspace.roots.site, name, Buffer.concat(chunks)).catch(
    (error: unknown) => ({ refused: `${name} can’t be stored: ${writeReason(error)}` }),
  );
  if ('refused' in stored) return jsonAnswer(stored, 409);
  workspace.content.reload();
  await workspace.check();
  return jsonAnswer(stored);
}

/** The maximal size in bytes. */
const MAX_BYTES = 50_000_000;
