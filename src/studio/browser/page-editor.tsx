import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { CanvasFrame } from './canvas/canvas-frame.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { MeterBar } from './meter/meter-bar.tsx';
import { MeterContext } from './meter/meter-context.ts';
import { PageMeter } from './meter/page-meter.ts';
import { OutlineRegion } from './outline/outline-region.tsx';
import { SectionDrag } from './outline/section-drag.ts';
import { PageSession } from './session/page-session.ts';
import { SessionContext } from './session/session-context.ts';
import { PanelView } from './panel/panel-view.tsx';
import { BrokenText } from './panel/broken-text.tsx';
import { TopBar } from './top-bar.tsx';
import { moveToRegion, useShortcuts, type Region } from './use-shortcuts.ts';

/** An open page: its outline, the page itself, and the form of the selected part. */
export function PageEditor({ file }: { file: string }) {
  const session = useMemo(() => new PageSession(file), [file]);
  const drag = useMemo(() => new SectionDrag(session), [session]);
  const meter = useMemo(() => new PageMeter(session), [session]);
  const view = useSyncExternalStore(session.subscribe, () => session.view);
  const [region, setRegion] = useState<Region>('canvas');
  // The page is requested before this is painted.
  useLayoutEffect(() => session.start(), [session]);
  useShortcuts(session, setRegion);
  const openFields = () => moveToRegion('panel', setRegion);
  const { state, panel, row, announcement, refusal } = view;
  useEffect(() => {
    document.title = state ? `${state.title} – Studio` : 'Studio';
  }, [state]);
  return (
    <SessionContext value={session}>
      <MeterContext value={meter}>
        <div className="editor" data-region={region}>
          <TopBar session={session} view={view} />
          {refusal !== '' && (
            <div className="refusal" role="alert">
              <p>{refusal}</p>
              <button type="button" onClick={() => session.dismiss()}>
                Close
              </button>
            </div>
          )}
          <nav className="regions" aria-label="Regions">
            {regions.map(({ name, title }) => (
              <button key={name} type="button" aria-pressed={region === name} onClick={() => setRegion(name)}>
                {title}
              </button>
            ))}
          </nav>
          <main>
            <section className="outline" aria-label="Outline" id="region-outline" tabIndex={-1}>
              {state && (
                <OutlineRegion session={session} view={view} state={state} drag={drag} onOpen={openFields} />
              )}
            </section>
            <section className="canvas" aria-label="Page" id="region-canvas" tabIndex={-1}>
              {state?.brokenText === undefined && (
                <>
                  <CanvasFrame
                    session={session}
                    rows={state?.outline ?? []}
                    selected={row}
                    drag={drag}
                    onOpen={() => setRegion('panel')}
                  />
                  <MeterBar meter={meter} state={state} />
                </>
              )}
            </section>
            <section className="panel" aria-label="Fields" id="region-panel" tabIndex={-1}>
              {state?.brokenText !== undefined && (
                <BrokenText key={state.version} session={session} state={state} text={state.brokenText} />
              )}
              {state && panel && state.brokenText === undefined && (
                <PanelView session={session} state={state} panel={panel} />
              )}
            </section>
          </main>
          {state?.conflict && (
            <ConflictDialog conflict={state.conflict} onDecide={(side) => session.decide(side)} />
          )}
          <p className="hidden" role="status">
            {announcement}
          </p>
        </div>
      </MeterContext>
    </SessionContext>
  );
}

const regions: { name: Region; title: string }[] = [
  { name: 'outline', title: 'Outline' },
  { name: 'canvas', title: 'Page' },
  { name: 'panel', title: 'Fields' },
];
