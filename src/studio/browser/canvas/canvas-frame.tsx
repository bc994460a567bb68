import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { OutlineRow } from '../../protocol.ts';
import { useBrowsing } from '../browse/browse-context.ts';
import { BrowseFrame } from '../browse/browse-frame.tsx';
import type { SectionDrag } from '../outline/section-drag.ts';
import type { PageSession } from '../session/page-session.ts';
import { connectCanvas, markedSections, markSelected } from './canvas-document.ts';
import { applyView, type CanvasView } from './canvas-view.ts';
import { pageDocumentAddress, placeFrame } from './first-frame.ts';
import { storeView, readStoredView } from './stored-view.ts';
import { SizedFrame } from './sized-frame.tsx';
import { ViewBar } from './view-bar.tsx';

interface CanvasFrameProps {
  session: PageSession;
  rows: readonly OutlineRow[];
  /** The id of the selected row. */
  selected: string;
  drag: SectionDrag;
  /** Called when a section is opened by a double click. */
  onOpen: () => void;
}

/**
 * The page in a frame, as visitors see it before scripts run: a click selects a section, a double click opens it. While
 * the page is browsed, a second frame over this one runs the scripts.
 */
export function CanvasFrame({ session, rows, selected, drag, onOpen }: CanvasFrameProps) {
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const row = rows.find(({ id }) => id === selected);
  const address = pageDocumentAddress(session.file);
  const select = useEffectEvent((index: number, text: string, opensPanel: boolean) => {
    const target = rows.find((each) => each.index === index) ?? rows.find(({ id }) => id === 'template');
    if (target) session.showField(target, { text }, opensPanel);
    if (opensPanel) onOpen();
  });
  const selectedIndex = useEffectEvent(() => row?.index);
  const [view, setView] = useState<CanvasView>(readStoredView);
  const show = useEffectEvent((canvas: Document) => applyView(canvas, view));
  const { browsing } = useBrowsing();
  const [note, setNote] = useState<ReactNode>('');
  /** The number of changes while the page is browsed. */
  const [changeCount, setChanges] = useState(0);
  const countChange = useEffectEvent(() => browsing && setChanges((before) => before + 1));
  const wasBrowsed = useRef(browsing !== undefined);
  useEffect(() => {
    if (wasBrowsed.current && !browsing) {
      setNote('The page is edited again.');
      setChanges(0);
      // The focus was in the frame that is gone.
      if (document.activeElement === document.body) document.getElementById('browse')?.focus();
    }
    wasBrowsed.current = browsing !== undefined;
  }, [browsing]);
  useLayoutEffect(() => {
    if (!container.current) return;
    // React can't create the frame: the studio's first document may have opened it already, to load it earlier.
    const frameElement = (frame.current = placeFrame(container.current, address));
    const disconnect = connectCanvas(frameElement, session, address, {
      select: (index, text) => select(index, text, false),
      selected: () => selectedIndex(),
      open: (index, text) => select(index, text, true),
      load: (canvas) => void drag.connect(canvas, markedSections),
      style: (canvas) => show(canvas),
      change: () => countChange(),
    });
    return () => {
      disconnect();
      frameElement.remove();
    };
  }, [session, address, drag]);
  useEffect(() => {
    markSelected(frame.current?.contentDocument, row?.index);
  }, [row?.index]);
  useEffect(() => {
    const canvas = frame.current?.contentDocument;
    // Until the page has loaded, the frame has another document, and `style` above applies the view later.
    if (canvas?.getElementById('root')) applyView(canvas, view);
  }, [view]);
  return (
    <>
      <ViewBar
        view={view}
        onView={(next) => {
          storeView(next);
          setView(next);
        }}
        address={address}
        getDocument={() => frame.current?.contentDocument}
        note={note}
      />
      <SizedFrame width={view.width}>
        {browsing && (
          <BrowseFrame
            file={session.file}
            browsing={browsing}
            view={view}
            change={changeCount}
            onNote={setNote}
          />
        )}
        <div ref={container} className={browsing ? 'place behind' : 'place'} />
      </SizedFrame>
    </>
  );
}
