import type { DataPath, Refused } from 'pagewright/json';
import type { EditAnswer } from '../../protocol.ts';
import type { Workspace } from '../workspace.ts';

/** The form that the browser shows, with the path of its row. */
export interface RequestedPanel {
  file: string;
  path: DataPath;
  start: DataPath;
}

/**
 * The answer after a change: the state of a page, the sections that have changed since it was shown, and its form.
 * @param more the change in words, and the row that it concerns
 */
export async function pageAnswer(
  workspace: Workspace,
  pageFile: string,
  panel: RequestedPanel | undefined,
  more: { description: string; row?: string },
): Promise<EditAnswer | Refused> {
  const open = await workspace.page(pageFile);
  if ('refused' in open) return open;
  const canvas = await workspace.canvas.change(open.page, workspace.now(), open.settings !== undefined);
  const form = panel && (await workspace.panel(panel.file, panel.path, panel.start));
  return {
    state: workspace.pageState(open),
    ...(canvas && { canvas }),
    ...(form && { panel: form }),
    ...more,
  };
}
