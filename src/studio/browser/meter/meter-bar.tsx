import { useEffect, useRef, useState } from 'react';
import { pluralize } from '../pluralize.ts';
import type { PageState } from '../../protocol.ts';
import { ChangesDialog, SuggestionsDialog } from '../advice/advice-dialog.tsx';
import { ModalDialog } from '../dialog/modal-dialog.tsx';
import { useMeasures } from './meter-context.ts';
import type { PageMeter } from './page-meter.ts';
import { kilobytes } from './describe-regressions.ts';

/** The bytes of the page and the problems of the selected section, below the page. */
export function MeterBar({ meter, state }: { meter: PageMeter; state: PageState | undefined }) {
  const bar = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<'problems' | 'changes' | 'suggestions'>();
  const close = () => setDialog(undefined);
  useEffect(() => (bar.current ? meter.start(bar.current) : undefined), [meter]);
  const { row, weight, problems, narrow } = useMeasures();
  const count = problems.length + narrow.length;
  return (
    <div ref={bar} className="meter" role="group" aria-label="Measures">
      {weight && (
        <p className={weight.bytes > weight.budget ? 'invalid' : undefined}>
          <meter
            aria-label="The page of its budget"
            min={0}
            max={weight.budget}
            high={weight.budget * 0.9}
            optimum={0}
            value={weight.bytes}
          />{' '}
          {kilobytes(weight.bytes)} of {kilobytes(weight.budget)}
          {weight.section !== undefined && `, this section ${kilobytes(weight.section)}`}
        </p>
      )}
      {row && count === 0 && <p>No problem for visitors is found here.</p>}
      {count > 0 && (
        <button type="button" className="small problems invalid" onClick={() => setDialog('problems')}>
          {pluralize(count, 'problem')} for visitors
        </button>
      )}
      <button type="button" className="small" onClick={() => setDialog('changes')}>
        Changes
      </button>
      <button type="button" className="small" onClick={() => setDialog('suggestions')}>
        Suggestions
      </button>
      {dialog === 'problems' && <VisitorsDialog onClose={close} />}
      {dialog === 'changes' && state && <ChangesDialog state={state} onClose={close} />}
      {dialog === 'suggestions' && state && <SuggestionsDialog state={state} onClose={close} />}
    </div>
  );
}

/** A dialog with all problems of the selected part that visitors would meet. */
function VisitorsDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { problems, narrow } = useMeasures();
  return (
    <ModalDialog dialog={dialog} title="Problems for visitors" closeWith="Close" onClose={onClose}>
      <ul className="diagnostics">
        {problems.map(({ rule, help, text }) => (
          <li key={`${rule} ${text}`} className="error">
            <strong>{help}</strong>: “{text}”
          </li>
        ))}
        {narrow.map(({ path, text: words }) => (
          <li key={path.join('/')}>{words}</li>
        ))}
      </ul>
    </ModalDialog>
  );
}
