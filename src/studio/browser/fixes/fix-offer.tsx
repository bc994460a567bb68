import { useState } from 'react';
import type { FixPreview, PlacedDiagnostic, StudioRefusal } from '../../protocol.ts';
import { sendToStudio } from '../session/ask-studio.ts';
import { usePageSession } from '../session/session-context.ts';

interface FixOfferProps {
  /** Diagnostics of one file, which have fixes. */
  diagnostics: readonly PlacedDiagnostic[];
  label: string;
  /** Called after the fix was requested. */
  onApply?: () => void;
}

/** A button that shows what a fix would change, and then applies it. */
export function FixOffer({ diagnostics, label, onApply }: FixOfferProps) {
  const session = usePageSession();
  const [preview, setPreview] = useState<FixPreview | StudioRefusal>();
  const [first] = diagnostics;
  if (!first) return null;
  const { file } = first;
  const ids = diagnostics.flatMap(({ fix }) => (fix ? [fix.id] : []));
  const loadPreview = () =>
    sendToStudio<FixPreview>('/_studio/fix', { file, diagnostics: ids }).then(setPreview, (error: unknown) =>
      setPreview({ refused: String(error) }),
    );
  const apply = () => {
    setPreview(undefined);
    const description = ids.length === 1 ? `Fixed: ${first.message}` : `Fixed ${ids.length} places`;
    session.edit({ file, edit: { kind: 'fix', diagnostics: ids }, description });
    onApply?.();
  };
  if (!preview)
    return (
      <button type="button" className="small" onClick={() => void loadPreview()}>
        {label}
      </button>
    );
  return (
    <div className="fix" role="group" aria-label="The change">
      {'refused' in preview ? <p role="alert">{preview.refused}</p> : <FixDifference preview={preview} />}
      <div className="buttons">
        {!('refused' in preview) && (
          <button type="button" className="small main" ref={(button) => button?.focus()} onClick={apply}>
            Change it
          </button>
        )}
        <button type="button" className="small" onClick={() => setPreview(undefined)}>
          Leave it
        </button>
      </div>
    </div>
  );
}

/** The changes in words; for a file that is not JSON, the changed lines. */
function FixDifference({ preview: { descriptions, before, after } }: { preview: FixPreview }) {
  if (descriptions.length > 0)
    return (
      <ul>
        {descriptions.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  return (
    <>
      <del>
        <span className="hidden">Before: </span>
        {before}
      </del>
      <ins>
        <span className="hidden">After: </span>
        {after}
      </ins>
    </>
  );
}
