import { useState } from 'react';
import { FindDialog } from '../find/find-dialog.tsx';
import type { OutlineRow, PageState } from '../../protocol.ts';
import { QuestionActions } from '../questions/question-actions.tsx';
import { deleteQuestion, moveQuestion, questionRows } from '../questions/edit-questions.ts';
import type { PageSession, SessionView } from '../session/page-session.ts';
import { selectedSections } from './selected-rows.ts';
import { OutlineTree } from './outline-tree.tsx';
import { SectionActions } from './section-actions.tsx';
import type { SectionDrag } from './section-drag.ts';
import { deleteSections, hasFreeSections, moveSections, sectionRows } from './edit-sections.ts';

interface OutlineRegionProps {
  session: PageSession;
  view: SessionView;
  state: PageState;
  drag: SectionDrag;
  /** Called when a row is opened, to show its form. */
  onOpen: () => void;
}

/** The outline of an open page, and the commands for its selected parts. */
export function OutlineRegion({ session, view, state, drag, onOpen }: OutlineRegionProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [isFinding, setIsFinding] = useState(false);
  const { outline } = state;
  const row = outline.find(({ id }) => id === view.row);
  const rows = hasFreeSections(state) ? selectedSections(outline, view.selectedIds) : [];
  const move = (target: OutlineRow, by: 1 | -1) => {
    const questions = questionRows(state);
    const place = questions.indexOf(target) + by;
    if (target.question && questions[place]) moveQuestion(session, target, place);
    const [first] = rows;
    if (first && first.index + by >= 0) moveSections(session, rows, first.index + by);
  };
  return (
    <>
      {state.brokenText === undefined && (
        <div className="find">
          <button type="button" className="small" onClick={() => setIsFinding(true)}>
            Find a text
          </button>
        </div>
      )}
      <OutlineTree
        rows={outline}
        current={view.row}
        selectedIds={view.selectedIds}
        isAdding={isAdding}
        onSelect={(target, selectedIds) => session.select(target, selectedIds)}
        onOpen={onOpen}
        onMove={move}
        onDelete={(target) => {
          deleteQuestion(session, target);
          deleteSections(session, rows, sectionRows(state).length);
        }}
        onDrag={(list) =>
          drag.connect(list, {
            find: (node) => node.closest<HTMLElement>('[data-row]'),
            index: ({ dataset }) =>
              session.view.state?.outline.find(({ id }) => id === dataset['row'])?.index,
          })
        }
      />
      {isFinding && <FindDialog state={state} onClose={() => setIsFinding(false)} />}
      <QuestionActions session={session} state={state} row={row} />
      {state.brokenText === undefined && (
        <SectionActions
          session={session}
          state={state}
          row={row}
          selectedIds={view.selectedIds}
          isAdding={isAdding}
          onAdding={setIsAdding}
        />
      )}
    </>
  );
}
