import type { OutlineRow } from './protocol.ts';

/** The row that is selected when a page is opened: its first section, or its template. */
export function firstRow(outline: readonly OutlineRow[]): OutlineRow | undefined {
  return outline.find(({ index, id }) => index !== undefined || id === 'template') ?? outline[0];
}
