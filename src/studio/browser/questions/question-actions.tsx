import { useRef, useState } from 'react';
import type { OutlineRow, PageState } from '../../protocol.ts';
import { addableQuestions } from '../../addable-questions.ts';
import { ModalDialog } from '../dialog/modal-dialog.tsx';
import { MoveButtons } from '../outline/move-buttons.tsx';
import type { PageSession } from '../session/page-session.ts';
import { addQuestion, deleteQuestion, moveQuestion, questionRows } from './edit-questions.ts';

interface QuestionActionsProps {
  session: PageSession;
  state: PageState;
  row: OutlineRow | undefined;
}

/** The commands for the questions of a form. */
export function QuestionActions({ session, state, row }: QuestionActionsProps) {
  const [isAdding, setIsAdding] = useState(false);
  const questions = questionRows(state);
  if (questions.length === 0) return null;
  const at = row ? questions.indexOf(row) : -1;
  const index = at < 0 ? undefined : at;
  return (
    <div className="actions" role="group" aria-label="The selected question">
      <button type="button" className="main wide" onClick={() => setIsAdding(true)}>
        Add a question
      </button>
      <MoveButtons index={index} count={questions.length} onMove={(to) => moveQuestion(session, row!, to)} />
      <button
        type="button"
        className="wide"
        aria-keyshortcuts="Delete"
        aria-disabled={index === undefined}
        onClick={() => index !== undefined && deleteQuestion(session, row!)}
      >
        Delete
      </button>
      {isAdding && (
        <AddQuestionDialog
          onClose={() => setIsAdding(false)}
          onAdd={(kind, title) => addQuestion(session, kind, title, questions.length)}
        />
      )}
    </div>
  );
}

interface AddQuestionDialogProps {
  onAdd: (kind: (typeof addableQuestions)[number], title: string) => void;
  onClose: () => void;
}

/** A dialog that asks for the words of a question and its kind. */
function AddQuestionDialog({ onAdd, onClose }: AddQuestionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState(0);
  return (
    <ModalDialog dialog={dialog} title="Add a question" closeWith="Cancel" onClose={onClose}>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          dialog.current?.close();
          onAdd(addableQuestions[kind]!, title.trim());
        }}
      >
        <label className="field">
          <span className="label">Question</span>
          <input
            data-focus=""
            type="text"
            required
            pattern=".*\S.*"
            maxLength={120}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        <fieldset className="kinds">
          <legend className="label">Kind of answer</legend>
          {addableQuestions.map((each, index) => (
            <label key={each.title}>
              <input type="radio" name="kind" checked={index === kind} onChange={() => setKind(index)} />
              <span>
                {each.title} <span className="help">{each.help}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="buttons">
          <button type="submit" className="main">
            Add
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
