import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { json as readBody } from 'node:stream/consumers';
import { fileType, findOriginal, scaffold } from 'pagewright/editor';
import { canvasAddress } from '../canvas/canvas.ts';
import type { RequestedEdit, Editing } from '../editing/editing.ts';
import type { RequestedPanel } from '../editing/page-answer.ts';
import type { SentStates } from '../editing/sent-states.ts';
import type { EditAnswer } from '../../protocol.ts';
import { browseAddress, browseTarget } from '../browse/browse-target.ts';
import { browserFile } from './browser-file.ts';
import { mediaAnswer, MEDIA_POLICY, uploadAnswer } from './media-routes.ts';
import { previewFix } from '../pages/diagnostics-to-fix.ts';
import { suggestFromUse } from '../advice/suggestions.ts';
import { committedDifferences } from '../publish/committed-differences.ts';
import { changedSections, versionDocument } from '../publish/page-versions.ts';
import { listChanges, publishFiles } from '../publish/publishing.ts';
import { isEditable, type Workspace } from '../workspace.ts';
import {
  AUDIT_POLICY,
  CANVAS_POLICY,
  htmlAnswer,
  jsonAnswer,
  shellPolicy,
  textAnswer,
  type StudioAnswer,
} from './studio-answer.ts';

/** The parts that routes use. */
export interface RouteContext {
  workspace: Workspace;
  editing: Editing;
  sent: SentStates;
  /** The folder of the bundled browser part. */
  browser: string;
  /** The port of browsed pages. */
  browsePort: number;
}

/** Answers a request that has been admitted. */
export async function answerRequest(
  request: IncomingMessage,
  url: URL,
  context: RouteContext,
): Promise<StudioAnswer> {
  const pathname = decodeURIComponent(url.pathname);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead) return (await readRoute(pathname, url, context)) ?? textAnswer(404, 'There is nothing here.');
  if (request.method !== 'POST') return textAnswer(405, 'Only GET and POST are supported.');
  if (pathname === '/_studio/upload') return uploadAnswer(request, url, context.workspace);
  const write = writes[pathname];
  if (!write) return textAnswer(404, 'There is nothing here.');
  if (!request.headers['content-type']?.startsWith('application/json'))
    return textAnswer(415, 'The request needs a JSON body.');
  const body = await readBody(request).catch(() => undefined);
  if (typeof body !== 'object' || body === null) return textAnswer(400, 'The request needs a JSON body.');
  const result = await write(body as RequestBody, context);
  const answer =
    'state' in result ? context.sent.shorten(result as EditAnswer, (body as RequestBody).known) : result;
  return jsonAnswer(answer, 'refused' in answer ? 409 : 200);
}

async function readRoute(
  pathname: string,
  url: URL,
  { workspace, browser, browsePort }: RouteContext,
): Promise<StudioAnswer | undefined> {
  const file = url.searchParams.get('file') ?? '';
  const browseOrigin = `http://${url.hostname}:${browsePort}`;
  if (pathname === '/') return htmlAnswer(SHELL, shellPolicy(browseOrigin));
  if (pathname.startsWith(ASSETS)) return browserFile(browser, pathname.slice(ASSETS.length));
  if (pathname === '/_studio/pages') return jsonAnswer(workspace.pages());
  if (pathname === canvasAddress.styles)
    return {
      type: 'text/css',
      body: workspace.canvas.styles(url.searchParams.get('names') ?? '', workspace.now()),
    };
  if (pathname === canvasAddress.fonts)
    return { type: 'text/css', body: await workspace.content.fontStyles() };
  if (pathname === '/_studio/text') {
    const document = await workspace.documents.open(file);
    return 'refused' in document ? textAnswer(404, document.refused) : textAnswer(200, document.text);
  }
  if (pathname === '/_studio/canvas') {
    const open = await workspace.page(file);
    if ('refused' in open) return textAnswer(404, open.refused);
    const now = workspace.now();
    if (url.searchParams.has('audit'))
      return htmlAnswer(await workspace.canvas.copy(open.page, now, askedSection(url)), AUDIT_POLICY);
    return htmlAnswer(await workspace.canvas.document(open.page, now), CANVAS_POLICY);
  }
  if (pathname === '/_studio/browse') {
    const address = url.searchParams.get('address');
    if (address !== null) return jsonAnswer(browseTarget(workspace.state, address));
    return jsonAnswer(await browseAddress(workspace, file, browseOrigin));
  }
  if (pathname === '/_studio/original') {
    const { project, set } = workspace.now();
    return jsonAnswer(findOriginal(project, set, file) ?? null);
  }
  if (pathname === '/_studio/differences' || pathname === '/_studio/suggestions') {
    const open = await workspace.page(file);
    if ('refused' in open) return textAnswer(404, open.refused);
    return jsonAnswer(
      pathname === '/_studio/differences'
        ? await committedDifferences(workspace, open)
        : suggestFromUse(open, workspace.now()),
    );
  }
  if (pathname === '/_studio/versions') {
    const changed = await changedSections(workspace, file);
    return 'refused' in changed ? textAnswer(404, changed.refused) : jsonAnswer(changed);
  }
  if (pathname === '/_studio/version') {
    const side = url.searchParams.get('side') === 'before' ? 'before' : 'after';
    const html = await versionDocument(workspace, file, side);
    return typeof html === 'string' ? htmlAnswer(html, CANVAS_POLICY) : textAnswer(404, html.refused);
  }
  if (pathname === '/_studio/weight') {
    const open = await workspace.page(file);
    if ('refused' in open) return textAnswer(404, open.refused);
    return jsonAnswer(await workspace.canvas.weigh(open.page, workspace.now(), askedSection(url)));
  }
  if (pathname === '/_studio/share') {
    const picture = await workspace.content.sharePicture(url.searchParams.get('title') ?? '');
    return { type: fileType(picture.name), body: picture.bytes };
  }
  if (pathname === '/_studio/changes') return jsonAnswer(await listChanges(workspace));
  if (pathname === '/_studio/names') return jsonAnswer(workspace.names.offered);
  if (pathname === '/_studio/media')
    return mediaAnswer(
      url.searchParams.get('name') ?? '',
      workspace.roots.site,
      url.searchParams.has('committed'),
    );
  if (pathname === '/_studio/gallery')
    return jsonAnswer(await workspace.gallery.list(workspace.state, workspace.names.known));
  if (pathname === '/_studio/example') return exampleAnswer(url, workspace);
  const output = (await workspace.content.output(pathname)) ?? (await exampleMedia(pathname, workspace));
  // A drawing that is opened by its address may contain scripts.
  return (
    output && { type: fileType(pathname), body: output, headers: { 'Content-Security-Policy': MEDIA_POLICY } }
  );
}

const ASSETS = '/_studio/assets/';

const SHELL = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Studio</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${ASSETS}studio.css">
<script type="module" src="${ASSETS}studio.js"></script>
</head>
<body>
<div id="studio"></div>
</body>
</html>
`;

function askedSection({ searchParams }: URL): number | undefined {
  const section = Number.parseInt(searchParams.get('section') ?? '', 10);
  return Number.isInteger(section) ? section : undefined;
}

/** An example of the gallery, as a document. */
async function exampleAnswer({ searchParams }: URL, workspace: Workspace): Promise<StudioAnswer> {
  const [name, number] = [searchParams.get('type') ?? '', Number(searchParams.get('number'))];
  if (!workspace.now().set.sections.has(name) || !Number.isInteger(number))
    return textAnswer(404, 'There is no such example.');
  const page = await workspace.gallery.page(workspace.state, name, number);
  return htmlAnswer(await workspace.canvas.example(page, workspace.now().content), CANVAS_POLICY);
}

async function exampleMedia(pathname: string, workspace: Workspace): Promise<Uint8Array | undefined> {
  const output = await workspace.gallery.output(pathname);
  if (!output) return undefined;
  return 'bytes' in output ? output.bytes : readFile(output.file);
}

/** The body of a request; its parts are checked where they are used. */
interface RequestBody {
  page?: unknown;
  file?: unknown;
  version?: unknown;
  side?: unknown;
  kind?: unknown;
  files?: unknown;
  diagnostics?: unknown;
  message?: unknown;
  name?: unknown;
  panel?: RequestedPanel;
  known?: unknown;
}

type Write = (body: RequestBody, context: RouteContext) => Promise<object>;

const writes: Record<string, Write> = {
  '/_studio/page': ({ page, panel }, { editing }) => editing.refresh(String(page), panel),
  '/_studio/edit': (body, { editing }) => editing.edit(body as unknown as RequestedEdit),
  '/_studio/fix': async ({ file, diagnostics }, { workspace }) => {
    const open = await workspace.page(String(file));
    if ('refused' in open) return open;
    const [document] = open.documents;
    const ids = Array.isArray(diagnostics) ? diagnostics.map(String) : [];
    return previewFix(workspace, document, ids);
  },
  '/_studio/undo': ({ page, panel }, { editing }) => editing.step('undo', String(page), panel),
  '/_studio/redo': ({ page, panel }, { editing }) => editing.step('redo', String(page), panel),
  '/_studio/save': ({ page, version }, { editing }) => editing.save(String(page), Number(version)),
  '/_studio/publish': ({ files, message }, { workspace }) =>
    publishFiles(workspace, Array.isArray(files) ? files.map(String) : [], String(message)),
  '/_studio/new': async ({ kind, name }, { workspace }) => {
    if (kind !== 'page' && kind !== 'service' && kind !== 'form')
      return { refused: 'Only pages and forms can be made here.' };
    const made = await scaffold(workspace.roots, { kind, name: String(name) });
    if ('refused' in made) return made;
    workspace.content.reload();
    await workspace.check();
    return { file: made.wrote.find(isEditable) };
  },
  '/_studio/decide': ({ page, file, side }, { editing }) =>
    editing.decide(String(page), String(file), side === 'theirs' ? 'theirs' : 'mine'),
};
