import { useRef } from 'react';
import type { PageState, PlacedDiagnostic } from '../../protocol.ts';
import { pluralize } from '../pluralize.ts';
import { ModalDialog } from '../dialog/modal-dialog.tsx';
import { usePageSession } from '../session/session-context.ts';
import { FixOffer } from './fix-offer.tsx';
import { rowAround } from './row-around.ts';

interface ProblemsDialogProps {
  state: PageState;
  onClose: () => void;
}

/** All errors and warnings of a page: each opens its field, and all safe fixes can be applied together. */
export function ProblemsDialog({ state, onClose }: ProblemsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { diagnostics } = state;
  const fixable = diagnostics.filter(({ fix }) => fix && !fix.isGuess);
  const files = [...new Set(fixable.map(({ file }) => file))];
  const byFile = files.map((file) => fixable.filter((each) => each.file === file));
  return (
    <ModalDialog dialog={dialog} title="Errors and warnings" closeWith="Close" onClose={onClose}>
      <p className="note">
        {diagnostics.length === 0
          ? 'Nothing is left to correct.'
          : 'Errors must be corrected before the page is saved. Warnings are advice.'}
      </p>
      {byFile.map(
        (list) =>
          list.length > 1 && (
            <FixOffer
              key={list[0]?.file}
              diagnostics={list}
              label={`Show ${pluralize(list.length, 'safe fix', 'safe fixes')}`}
            />
          ),
      )}
      <ul className="diagnostics">
        {diagnostics.map((diagnostic) => (
          <ProblemRow
            key={`${diagnostic.file} ${diagnostic.line} ${diagnostic.code} ${diagnostic.message}`}
            state={state}
            diagnostic={diagnostic}
            onShow={() => dialog.current?.close()}
          />
        ))}
      </ul>
    </ModalDialog>
  );
}

interface ProblemRowProps {
  state: PageState;
  diagnostic: PlacedDiagnostic;
  onShow: () => void;
}

function ProblemRow({ state, diagnostic, onShow }: ProblemRowProps) {
  const session = usePageSession();
  const { severity, message, hint, fix } = diagnostic;
  const row = rowAround(state, diagnostic);
  return (
    <li className={severity === 'error' ? 'error' : undefined}>
      <strong>{severity === 'error' ? 'Error' : 'Warning'}</strong>
      {row && ` in ${row.type}${row.heading === '' ? '' : ` “${row.heading}”`}`}: {message}
      {hint && <span className="hint"> {hint}</span>}
      <div className="buttons">
        {row && (
          <button
            type="button"
            className="small"
            onClick={() => {
              onShow();
              session.showField(row, { path: diagnostic.path }, true);
            }}
          >
            Show its field
          </button>
        )}
        {fix && <FixOffer diagnostics={[diagnostic]} label={fix.isGuess ? 'Show a guess' : 'Show the fix'} />}
      </div>
    </li>
  );
}
