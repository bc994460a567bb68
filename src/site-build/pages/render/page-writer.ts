import type { Diagnostic } from '../../../core/diagnostic.ts';
import type { Output, Stamp } from '../output/output.ts';
import type { PageFacts, PageJob } from './page-job.ts';
import type { MakePage } from './page-maker.ts';

/** A rendered page: its facts and files. */
export interface WrittenPage {
  facts: PageFacts;
  diagnostics: Diagnostic[];
  /** By name below the built site. */
  files: [name: string, stamp: Stamp][];
}

/** Makes a page and writes its two files; for a page with errors it writes none. */
export async function writePage(make: MakePage, output: Output, job: PageJob): Promise<WrittenPage> {
  const { facts, html, data, diagnostics } = await make(job);
  if (diagnostics.length > 0) return { facts, diagnostics, files: [] };
  await output.write(job.files.html, html);
  await output.write(job.files.data, data);
  const files = [...output.written];
  output.written.clear();
  return { facts, diagnostics, files };
}
