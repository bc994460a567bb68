import { useState, useSyncExternalStore } from 'react';
import { ProblemsDialog } from './fixes/problems-dialog.tsx';
import { PublishDialog } from './publish/publish-dialog.tsx';
import type { PageSession, SessionView } from './session/page-session.ts';
import { pluralize } from './pluralize.ts';

/** The bar above an open page: back to the list, undo, redo, save, and the state of the page. */
export function TopBar({ session, view: { state, refusal } }: { session: PageSession; view: SessionView }) {
  const [isListing, setIsListing] = useState(false);
  const errors = state?.diagnostics.filter(({ severity }) => severity === 'error').length ?? 0;
  const warnings = (state?.diagnostics.length ?? 0) - errors;
  const isUnsaved = (state?.unsaved.length ?? 0) > 0;
  const [publishing, setPublishing] = useState<'saving' | 'open'>();
  // If saving is refused, the page is not published later automatically.
  if (publishing === 'saving' && refusal !== '') setPublishing(undefined);
  else if (publishing === 'saving' && !isUnsaved) setPublishing('open');
  const saved = isUnsaved ? 'Not saved' : 'Saved';
  return (
    <header className="bar" id="region-bar" tabIndex={-1}>
      <a className="back" href="#pages">
        All pages
      </a>
      <h1>{state?.title ?? 'Reading the page …'}</h1>
      <p className="status">
        {state && (state.isDraft ? `Draft, ${saved.toLowerCase()}` : saved)}
        <Working session={session} />
      </p>
      {errors + warnings > 0 && (
        <button
          type="button"
          className={errors > 0 ? 'problems invalid' : 'problems'}
          onClick={() => setIsListing(true)}
        >
          {[errors > 0 && pluralize(errors, 'error'), warnings > 0 && pluralize(warnings, 'warning')]
            .filter((part) => part !== false)
            .join(', ')}
        </button>
      )}
      {publishing === 'open' && <PublishDialog onClose={() => setPublishing(undefined)} />}
      {isListing && state && <ProblemsDialog state={state} onClose={() => setIsListing(false)} />}
      <div className="buttons">
        <button
          type="button"
          aria-keyshortcuts="Control+Z"
          aria-disabled={!state?.canUndo}
          onClick={() => state?.canUndo && session.step('undo')}
        >
          Undo
        </button>
        <button
          type="button"
          aria-keyshortcuts="Control+Shift+Z"
          aria-disabled={!state?.canRedo}
          onClick={() => state?.canRedo && session.step('redo')}
        >
          Redo
        </button>
        {state?.isDraft && (
          <button type="button" onClick={() => endDraft(session)}>
            Put it on the site
          </button>
        )}
        <button
          type="button"
          aria-keyshortcuts="Control+S"
          aria-disabled={!isUnsaved}
          onClick={() => isUnsaved && session.save()}
        >
          Save
        </button>
        <button
          type="button"
          className="main"
          onClick={() => {
            session.dismiss();
            if (isUnsaved) session.save();
            setPublishing('saving');
          }}
        >
          Publish
        </button>
      </div>
    </header>
  );
}

/** A note for screen readers while a request has no answer yet. */
function Working({ session }: { session: PageSession }) {
  const isWaiting = useSyncExternalStore(session.subscribe, () => session.isWaiting);
  return isWaiting && <span className="hidden">, working</span>;
}

function endDraft(session: PageSession): void {
  const edit = { kind: 'remove' as const, path: ['draft'] };
  session.edit({ file: session.file, edit, description: 'The page is no longer a draft' });
}
