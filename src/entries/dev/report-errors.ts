import type { HydrationOptions } from 'react-dom/client';
import { addNote } from './overlay-store.ts';

let hasFailed = false;

/** Whether a component has thrown: what stands in its place goes only with the document. */
export function hasFailedSection(): boolean {
  return hasFailed;
}

/** Shows in the overlay what React reports: in the built site it goes to the console, and in few words. */
export const rootOptions: Pick<HydrationOptions, 'onRecoverableError' | 'onCaughtError' | 'onUncaughtError'> =
  {
    onRecoverableError: (error, info) => {
      report(`What the server has drawn differs from what the browser draws${placeIn(info)}`, error, info);
    },
    onCaughtError: (error, info) => {
      hasFailed = true;
      report(`A component has thrown${placeIn(info)}`, error, info);
    },
    onUncaughtError: (error, info) => {
      hasFailed = true;
      report(`A component has thrown${placeIn(info)}`, error, info);
    },
  };

/** React writes attributes that differ to the console alone. */
export function watchConsole(): void {
  const write = console.error.bind(console);
  console.error = (...parts: unknown[]) => {
    write(...parts);
    const [text] = parts;
    if (typeof text !== 'string' || !text.startsWith('A tree hydrated but some attributes')) return;
    addNote({
      title: 'Attributes that the server has drawn differ from those that the browser draws',
      text: parts.map(String).reduce((whole, part) => whole.replace('%s', () => part)),
    });
  };
}

/** What React tells of the place: the components around it, each with its file. */
interface Where {
  componentStack?: string | undefined;
}

function report(title: string, error: unknown, { componentStack }: Where): void {
  console.error(title, error);
  const message = error instanceof Error ? error.message : String(error);
  addNote({ title, text: `${message}\n${componentStack ?? ''}`.trim() });
}

/** The section in which something happened, by the files of the components around it. */
function placeIn({ componentStack }: Where): string {
  const section = /\/sections\/([^/]+)\//.exec(componentStack ?? '')?.[1];
  return section ? `, in the section “${section}”` : '';
}
