import type { HydrationOptions } from 'react-dom/client';
import { addNote } from './overlay-store.ts';

let hasFailed = false;

/** Whether a component has thrown: then its replacement stays until the document is reloaded. */
export function hasFailedSection(): boolean {
  return hasFailed;
}

/**
 * Options that show React's reports in the overlay. In the built site they are on the console, in short form.
 */
export const rootOptions: Pick<HydrationOptions, 'onRecoverableError' | 'onCaughtError' | 'onUncaughtError'> =
  {
    onRecoverableError: (error, info) => {
      report(`The server's markup differs from the browser's${placeIn(info)}`, error, info);
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

/** Watches the console: only there React reports attributes that differ between server and browser. */
export function watchConsole(): void {
  const write = console.error.bind(console);
  console.error = (...parts: unknown[]) => {
    write(...parts);
    const [text] = parts;
    if (typeof text !== 'string' || !text.startsWith('A tree hydrated but some attributes')) return;
    addNote({
      title: 'Attributes in the HTML of the server differ from those in the browser',
      text: parts.map(String).reduce((whole, part) => whole.replace('%s', () => part)),
    });
  };
}

/** React's information about the place of an error: the component stack with files. */
interface ErrorPlace {
  componentStack?: string | undefined;
}

function report(title: string, error: unknown, { componentStack }: ErrorPlace): void {
  console.error(title, error);
  const message = error instanceof Error ? error.message : String(error);
  addNote({ title, text: `${message}\n${componentStack ?? ''}`.trim() });
}

/** The section in which an error occurred, from the files of the component stack. */
function placeIn({ componentStack }: ErrorPlace): string {
  const section = /\/sections\/([^/]+)\//.exec(componentStack ?? '')?.[1];
  return section ? `, in the section “${section}”` : '';
}
