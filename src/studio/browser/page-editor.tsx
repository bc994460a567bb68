import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { CanvasFrame } from './canvas/canvas-frame.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { PageState } from '../protocol.ts';
import { OutlineTree } from './outline/outline-tree.tsx';
import { SectionActions } from './outline/section-actions.tsx';
import { deleteSection, moveSection } from './outline/section-gestures.ts';
import { QuestionActions } from './questions/question-actions.tsx';
import { deleteQuestion, moveQuestion, questionRows } from './questions/question-gestures.ts';
import { PageSession } from './session/page-session.ts';
import { SessionContext } from './session/session-context.ts';
import { PanelView } from './panel/panel-view.tsx';
import { BrokenText } from './panel/broken-text.tsx';
import { TopBar } from './top-bar.tsx';
import { focusRegion, useShortcuts, type Region } from './use-shortcuts.ts';

/** An open page: its outline, the page itself, and the form of the selected part. */
export function PageEditor({ file }: { file: string }) {
  const session = useMemo(() => new PageSession(file), [file]);
  const view = useSyncExternalStore(session.subscribe, () => session.view);
  const [region, setRegion] = useState<Region>('canvas');
  useEffect(() => session.start(), [session]);
  useShortcuts(session, setRegion);
  const openFields = () => {
    setRegion('panel');
    // A narrow screen shows the region only after this.
    requestAnimationFrame(() => focusRegion('panel'));
  };
  const { state, panel, row, words, refusal } = view;
  useEffect(() => {
    document.title = state ? `${state.title} – Studio` : 'Studio';
  }, [state]);
  return (
    <SessionContext value={session}>
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
              <OutlineTree
                rows={state.outline}
                selected={row}
                onSelect={(target) => session.select(target)}
                onOpen={openFields}
                onMove={(target, by) => {
                  const questions = questionRows(state);
                  const place = questions.indexOf(target) + by;
                  if (target.question && questions[place]) moveQuestion(session, target, place);
                  const to = (target.index ?? Number.NaN) + by;
                  if (state.outline.some(({ index }) => index === to)) moveSection(session, target, to);
                }}
                onDelete={(target) => {
                  deleteQuestion(session, target);
                  deleteSection(session, target, countSections(state));
                }}
              />
            )}
            {state && (
              <QuestionActions
                session={session}
                state={state}
                row={state.outline.find(({ id }) => id === row)}
              />
            )}
            {state && state.brokenText === undefined && (
              <SectionActions
                session={session}
                state={state}
                row={state.outline.find(({ id }) => id === row)}
              />
            )}
          </section>
          <section className="canvas" aria-label="Page" id="region-canvas" tabIndex={-1}>
            {state?.brokenText === undefined && (
              <CanvasFrame
                session={session}
                rows={state?.outline ?? []}
                selected={row}
                onOpen={() => setRegion('panel')}
              />
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
          {words}
        </p>
      </div>
    </SessionContext>
  );
}

function countSections({ outline }: PageState): number {
  return outline.filter(({ index }) => index !== undefined).length;
}

const regions: { name: Region; title: string }[] = [
  { name: 'outline', title: 'Outline' },
  { name: 'canvas', title: 'Page' },
  { name: 'panel', title: 'Fields' },
];
