import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { json as readBody } from 'node:stream/consumers';
import type { Connect } from 'vite';
import { applyFixes } from '../../authoring/edits/apply-fixes.ts';
import { textFiles } from '../../core/content/text-files.ts';
import { isFixable, type Diagnostic } from '../../core/diagnostic.ts';
import { previewAddress } from '../../core/page/preview.ts';
import type { DiagnosticPlace } from '../../core/page/preview.ts';
import type { Roots } from '../roots.ts';
import { handler } from './handler.ts';
import type { LiveSite } from './live-site.ts';
import { refuseRequest } from './refusal.ts';

/**
 * Writes the fix of a diagnostic into its file, like `validate --fix`, if only one fix is possible: only for
 * a current diagnostic, and only if the file is unchanged since. `guard-requests.ts` has already checked the
 * origin of the request.
 */
export function answerFix(live: LiveSite, { site }: Roots): Connect.NextHandleFunction {
  return handler(async (url, request) => {
    if (url.pathname !== previewAddress.fix || request.method !== 'POST') return undefined;
    const { content } = await live.current();
    const place = await placeIn(request);
    const diagnostic = place && content.diagnostics.find((each) => isAtPlace(each, place) && isFixable(each));
    if (!diagnostic || !textFiles(content.project).some((each) => each.path === diagnostic.file))
      return refuseRequest(404, 'This diagnostic no longer exists.');
    const file = path.join(site, diagnostic.file);
    const text = await readFile(file, 'utf8');
    if (!(await live.wasChecked(diagnostic.file, text)))
      return refuseRequest(409, 'The file has changed since it was checked.');
    await writeFile(file, applyFixes(text, [diagnostic]).text);
    return { type: 'text/plain', body: 'Fixed.' };
  });
}

async function placeIn(request: IncomingMessage): Promise<DiagnosticPlace | undefined> {
  const body = await readBody(request).catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as DiagnosticPlace) : undefined;
}

function isAtPlace(diagnostic: Diagnostic, { file, line, column, code }: DiagnosticPlace): boolean {
  return (
    diagnostic.file === file &&
    diagnostic.line === line &&
    diagnostic.column === column &&
    diagnostic.code === code
  );
}
