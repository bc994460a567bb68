import { applyView, type CanvasView } from '../canvas/canvas-view.ts';
import { shortcutCommand } from '../shortcut-command.ts';
import type { BrowsedMessage, BrowsingMessage } from './browse-message.ts';
import { sendNothing } from './send-nothing.ts';

/*
 * The entry of a browsed page, before its own scripts. Links and keys of the studio become messages to the studio;
 * everything else stays with the page.
 */

const studio = document.querySelector<HTMLElement>('script[data-studio]')?.dataset['studio'] ?? '';
const isFramed = parent !== window;
let view: CanvasView | undefined;

function send(message: BrowsedMessage): void {
  if (isFramed) parent.postMessage(message, studio);
}

/** The link of a click that leads away from the page; a link within it, and one to a dialog, stay with the page. */
function leavingLink({ target, button }: MouseEvent): URL | undefined {
  const link = target instanceof Element && button < 2 ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link) return undefined;
  const { dialogs } = document.documentElement.dataset;
  if (dialogs && link.matches(dialogs)) return undefined;
  const url = new URL(link.href);
  return url.origin === origin && url.pathname === location.pathname ? undefined : url;
}

function follow(event: MouseEvent): void {
  const url = leavingLink(event);
  if (!url || !isFramed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const address = url.pathname + url.search + url.hash;
  const isFile = /\.[a-z0-9]+$/i.test(url.pathname);
  if (url.origin === origin && !isFile) send({ kind: 'open', address });
  else send({ kind: 'away', address: url.href });
}

function press(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey } = event;
  if (key === 'Escape') return endUnlessUsed(event);
  const command = shortcutCommand(event);
  // Undo and redo belong to the field in the page.
  if (command === undefined || command === 'undo' || command === 'redo') return;
  event.preventDefault();
  send({ kind: 'key', key, ctrlKey, metaKey, shiftKey });
}

/** Ends browsing by Escape, except if the page closes something by it. */
function endUnlessUsed(event: KeyboardEvent): void {
  const count = () => document.querySelectorAll('details[open], [aria-expanded="true"]').length;
  const before = count();
  const hasDialog = document.querySelector('dialog[open]') !== null;
  setTimeout(() => {
    if (!hasDialog && !event.defaultPrevented && count() === before) send({ kind: 'end' });
  });
}

function report(): void {
  send({ kind: 'shown', path: location.pathname, title: document.title });
}

addEventListener('click', follow, true);
addEventListener('auxclick', follow, true);
addEventListener('keydown', press, true);
addEventListener('message', ({ source, origin: from, data }: MessageEvent<BrowsingMessage>) => {
  if (source !== parent || from !== studio) return;
  if (data.kind === 'reload') return location.reload();
  // The same view again would undo the visitor's own choice of a theme.
  if (JSON.stringify(view) === JSON.stringify(data.view)) return;
  ({ view } = data);
  applyView(document, view);
});
// Style sheets that arrive later have the rules for printing, too.
addEventListener('load', () => view && applyView(document, view));
for (const name of ['pushState', 'replaceState'] as const) {
  const change = history[name].bind(history);
  history[name] = (...args) => {
    change(...args);
    setTimeout(report);
  };
}
addEventListener('popstate', report);
sendNothing(
  () => send({ kind: 'unsent' }),
  (address) => send({ kind: 'open', address }),
);
report();
