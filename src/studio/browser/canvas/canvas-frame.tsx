import { useEffect, useEffectEvent, useRef } from 'react';
import type { OutlineRow } from '../../protocol.ts';
import type { PageSession } from '../session/page-session.ts';
import { connectCanvas, markSelected } from './canvas-document.ts';

interface CanvasFrameProps {
  session: PageSession;
  rows: readonly OutlineRow[];
  /** The id of the selected row. */
  selected: string;
  /** Called when a section is opened by a double click. */
  onOpen: () => void;
}

/** The page as visitors see it, without scripts. A click selects a section. */
export function CanvasFrame({ session, rows, selected, onOpen }: CanvasFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const row = rows.find(({ id }) => id === selected);
  const address = `/_studio/canvas?file=${encodeURIComponent(session.file)}`;
  const select = useEffectEvent((index: number, text: string, isFocused: boolean) => {
    const target = rows.find((each) => each.index === index) ?? rows.find(({ id }) => id === 'template');
    if (target) session.showField(target, { text }, isFocused);
    if (isFocused) onOpen();
  });
  const selectedIndex = useEffectEvent(() => row?.index);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    return connectCanvas(element, session, address, {
      select: (index, text) => select(index, text, false),
      selected: () => selectedIndex(),
      open: (index, text) => select(index, text, true),
    });
  }, [session, address]);
  useEffect(() => {
    markSelected(frame.current?.contentDocument, row?.index);
  }, [row?.index]);
  // The policy of the document forbids its scripts: the permission lets this page listen in it.
  return <iframe ref={frame} title="The page" src={address} sandbox="allow-same-origin allow-scripts" />;
}
