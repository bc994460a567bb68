import { useState, type ReactNode } from 'react';
import { useBrowsing } from '../browse/browse-context.ts';
import { ReaderDialog } from './reader-dialog.tsx';
import { SearchDialog } from './search-dialog.tsx';
import type { CanvasView } from './canvas-view.ts';

interface ViewBarProps {
  view: CanvasView;
  onView: (view: CanvasView) => void;
  /** The address of the page's document. */
  address: string;
  /** The document in the canvas. */
  getDocument: () => Document | null | undefined;
  /** The explanation while the page is browsed. */
  note: ReactNode;
}

/**
 * The display options of the page: width, colours, print, without JavaScript, large text; the switch for browsing;
 * and its views for search engines and screen readers.
 */
export function ViewBar({ view, onView, address, getDocument, note }: ViewBarProps) {
  const { browsing, toggle } = useBrowsing();
  const [dialog, setDialog] = useState<'reader' | 'search'>();
  const close = () => setDialog(undefined);
  return (
    <div className="views" role="group" aria-label="View of the page">
      <label>
        <span className="hidden">Width</span>
        <select
          value={view.width ?? ''}
          onChange={({ target }) => {
            const { width: _old, ...rest } = view;
            onView(target.value === '' ? rest : { ...rest, width: Number(target.value) });
          }}
        >
          <option value="">As wide as here</option>
          {canvasWidths.map(({ width, name }) => (
            <option key={width} value={width}>
              {name}, {width} px
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="hidden">Colours</span>
        <select
          value={view.theme ?? ''}
          onChange={({ target }) => {
            const { theme: _old, ...rest } = view;
            onView(target.value === '' ? rest : { ...rest, theme: target.value as 'light' | 'dark' });
          }}
        >
          <option value="">Colours of the system</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </label>
      <label>
        <span className="hidden">Look</span>
        <select
          value={view.look}
          onChange={({ target }) => onView({ ...view, look: target.value as CanvasView['look'] })}
        >
          <option value="screen">On a screen</option>
          <option value="print">Printed</option>
          <option value="plain">Without JavaScript</option>
        </select>
      </label>
      <button
        type="button"
        className="small"
        aria-pressed={view.isTextLarge}
        onClick={() => onView({ ...view, isTextLarge: !view.isTextLarge })}
      >
        Text at 200 %
      </button>
      <button
        type="button"
        id="browse"
        className="small"
        aria-pressed={browsing !== undefined}
        aria-keyshortcuts="F8"
        onClick={toggle}
      >
        Browse
      </button>
      <button type="button" className="small" onClick={() => setDialog('reader')}>
        As a screen reader reads it
      </button>
      <button type="button" className="small" onClick={() => setDialog('search')}>
        Search result
      </button>
      <p className="note" role="status">
        {note}
      </p>
      {dialog === 'reader' && <ReaderDialog canvas={getDocument()} onClose={close} />}
      {dialog === 'search' && <SearchDialog address={address} onClose={close} />}
    </div>
  );
}

/** The widths of the canvas, in CSS pixels. */
export const canvasWidths = [
  { width: 360, name: 'Phone' },
  { width: 768, name: 'Tablet' },
  { width: 1440, name: 'Desktop' },
];
