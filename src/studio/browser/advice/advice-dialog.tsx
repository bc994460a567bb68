import { useEffect, useRef, useState } from 'react';
import type { CommittedDifference, UseAdvice } from '../../advice.ts';
import type { PageState } from '../../protocol.ts';
import { ModalDialog } from '../dialog/modal-dialog.tsx';
import { Outcome } from '../dialog/outcome.tsx';
import { rowAround } from '../fixes/row-around.ts';
import { askStudio } from '../session/ask-studio.ts';
import { usePageSession } from '../session/session-context.ts';

interface AdviceDialogProps {
  state: PageState;
  onClose: () => void;
}

/** A dialog with suggestions based on the other pages of the site; each opens its field. */
export function SuggestionsDialog({ state, onClose }: AdviceDialogProps) {
  const session = usePageSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const [list, failure] = useAnswer<UseAdvice[]>('/_studio/suggestions', state);
  return (
    <ModalDialog dialog={dialog} title="Suggestions" closeWith="Close" onClose={onClose}>
      <Outcome
        failure={failure}
        status={
          list ? (list.length === 0 ? 'The other pages suggest nothing.' : '') : 'Comparing the pages …'
        }
      />
      <ul className="diagnostics">
        {list?.map((each) => {
          const row = rowAround(state, each);
          return (
            <li key={each.text}>
              {each.text}
              {row && (
                <div className="buttons">
                  <button
                    type="button"
                    className="small"
                    onClick={() => {
                      dialog.current?.close();
                      session.showField(row, { path: each.path }, true);
                    }}
                  >
                    Show its field
                  </button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </ModalDialog>
  );
}

/** A dialog with all differences from the last commit: each can be reverted. */
export function ChangesDialog({ state, onClose }: AdviceDialogProps) {
  const session = usePageSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const [list, failure] = useAnswer<CommittedDifference[]>('/_studio/differences', state);
  return (
    <ModalDialog dialog={dialog} title="Changes since the last commit" closeWith="Close" onClose={onClose}>
      <Outcome
        failure={failure}
        status={
          list ? (list.length === 0 ? 'Nothing differs, or the page is new.' : '') : 'Reading the changes …'
        }
      />
      <ul className="diagnostics">
        {list?.map(({ file, description, edit }) => (
          <li key={`${file} ${description}`}>
            {description}
            <div className="buttons">
              <button
                type="button"
                className="small"
                onClick={() => session.edit({ file, edit, description: `Reverted: ${description}` })}
              >
                Revert
              </button>
            </div>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}

/** Requests an answer about a page, again after each change. @returns the answer, and a failure in words */
function useAnswer<Answer>(address: string, { file, version }: PageState): [Answer | undefined, string] {
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    askStudio<Answer>(`${address}?file=${encodeURIComponent(file)}&version=${version}`).then(
      setAnswer,
      (error: unknown) => setFailure(String(error)),
    );
  }, [address, file, version]);
  return [answer, failure];
}
