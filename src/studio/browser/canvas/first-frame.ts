import { isStoredViewDefault } from './stored-view.ts';

/** The address of a page's document in the canvas. */
export function pageDocumentAddress(file: string): string {
  return `/_studio/canvas?file=${encodeURIComponent(file)}`;
}

let firstFrame: { address: string; frame: HTMLIFrameElement; editor: HTMLElement } | undefined;

/**
 * Opens the page with which the studio opens before the editor is rendered, so that it loads earlier. Its frame is
 * moved into its place later. In a browser that can't move a loaded frame this does nothing. @see
 * https://dom.spec.whatwg.org/#dom-parentnode-movebefore
 */
export function openFirstFrame(file: string): void {
  if (!('moveBefore' in Element.prototype)) return;
  const address = pageDocumentAddress(file);
  const frame = createFrame(address);
  // A view that is not the default one is applied after the frame is in its place.
  if (!isStoredViewDefault()) frame.style.visibility = 'hidden';
  // The elements around it give it the width of its place.
  const editor = document.createElement('div');
  editor.className = 'editor';
  editor.dataset['early'] = '';
  editor.dataset['region'] = 'canvas';
  const canvas = document.createElement('div');
  canvas.className = 'canvas';
  canvas.append(document.createElement('div'), frame);
  editor.append(canvas);
  document.body.append(editor);
  firstFrame = { address, frame, editor };
}

/** Puts the frame of a page into its place: the one that is open already, or a new one. */
export function placeFrame(place: HTMLElement, address: string): HTMLIFrameElement {
  const opened = firstFrame?.address === address ? firstFrame : undefined;
  if (opened) place.moveBefore(opened.frame, null);
  firstFrame?.editor.remove();
  firstFrame = undefined;
  if (opened) {
    opened.frame.style.visibility = '';
    return opened.frame;
  }
  const frame = createFrame(address);
  place.append(frame);
  return frame;
}

function createFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'The page';
  // The policy of the document forbids its scripts. The permission lets this page add event listeners to it.
  frame.setAttribute('sandbox', 'allow-same-origin allow-scripts');
  frame.src = address;
  return frame;
}
