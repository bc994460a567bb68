import { useState } from 'react';
import type { PageState } from '../../protocol.ts';
import type { PageSession } from '../session/page-session.ts';
import { PartDiagnostics } from './diagnostic-list.tsx';

interface BrokenTextProps {
  session: PageSession;
  state: PageState;
  text: string;
}

/** The text of a file that is not valid JSON, with diagnostics that link to their positions. */
export function BrokenText({ session, state, text }: BrokenTextProps) {
  const [editedText, setEditedText] = useState(text);
  const { file } = state;
  return (
    <>
      <h2>This file can’t be read</h2>
      <PartDiagnostics diagnostics={state.diagnostics} id="panel-diagnostics" />
      <label className="field">
        <span className="label">The text of {file.replace('pages-config/', '')}</span>
        <textarea
          className="code tall"
          spellCheck={false}
          value={editedText}
          onChange={({ target }) => setEditedText(target.value)}
        />
      </label>
      <button
        type="button"
        className="main"
        onClick={() =>
          session.edit({ file, edit: { kind: 'text', text: editedText }, description: 'Changed the text' })
        }
      >
        Try this text
      </button>
    </>
  );
}
