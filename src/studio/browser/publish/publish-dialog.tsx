import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ChangedFile, ChangeList, PublishResult } from '../../changes.ts';
import { askStudio, sendToStudio } from '../session/ask-studio.ts';
import { pluralize } from '../pluralize.ts';
import { ModalDialog } from '../dialog/modal-dialog.tsx';
import { Outcome } from '../dialog/outcome.tsx';

/** Loaded with its first use. */
const CompareDialog = lazy(async () => {
  const { CompareDialog: component } = await import('./compare-dialog.tsx');
  return { default: component };
});

/** A dialog with all changes since the last commit, in words: the chosen ones are committed. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [list, setList] = useState<ChangeList>();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState('');
  const [answer, setAnswer] = useState<{ text: string; isRefusal: boolean; request?: string }>({
    text: '',
    isRefusal: false,
  });
  const [compared, setCompared] = useState<ChangedFile>();
  const load = () =>
    askStudio<ChangeList>('/_studio/changes').then(setList, (error: unknown) =>
      setAnswer({ text: String(error), isRefusal: true }),
    );
  useEffect(() => {
    void load();
  }, []);
  const files = list?.files ?? [];
  const chosenFiles = files.filter(({ file, blocked }) => blocked === undefined && !leftOut.has(file));
  const publish = async () => {
    const body = { files: chosenFiles.map(({ file }) => file), message };
    const result = await sendToStudio<PublishResult>('/_studio/publish', body).catch((error: unknown) => ({
      refused: String(error),
    }));
    if ('refused' in result) return setAnswer({ text: result.refused, isRefusal: true });
    setMessage('');
    setAnswer({
      text: describePublished(result, chosenFiles.length),
      isRefusal: result.unsent !== undefined,
      ...(result.request !== undefined && { request: result.request }),
    });
    await load();
  };
  return (
    <ModalDialog
      dialog={dialog}
      className="picker publish"
      title="Publish"
      closeWith="Close"
      onClose={onClose}
    >
      <Outcome
        failure={answer.isRefusal ? answer.text : ''}
        status={answer.isRefusal ? '' : answer.text || describe(list)}
      />
      {answer.request !== undefined && (
        <p>
          <a href={answer.request} target="_blank" rel="noreferrer">
            Open a pull request (new window)
          </a>
        </p>
      )}
      {list?.obstacle !== undefined && <p className="wrong">{list.obstacle}</p>}
      <ul className="changes">
        {files.map((changed) => (
          <ChangedRow
            key={changed.file}
            changed={changed}
            isChosen={chosenFiles.includes(changed)}
            onChoose={(isChosen) => {
              const next = new Set(leftOut);
              if (isChosen) next.delete(changed.file);
              else next.add(changed.file);
              setLeftOut(next);
            }}
            onCompare={() => setCompared(changed)}
          />
        ))}
      </ul>
      {compared && (
        <Suspense>
          <CompareDialog changed={compared} onClose={() => setCompared(undefined)} />
        </Suspense>
      )}
      {files.some(({ blocked }) => blocked === undefined) && (
        <form
          className="fields"
          onSubmit={(event) => {
            event.preventDefault();
            void publish();
          }}
        >
          <label className="field">
            <span className="label">What has changed, in a few words</span>
            <input type="text" required value={message} onChange={({ target }) => setMessage(target.value)} />
          </label>
          <p className="help">
            {list?.upstream === undefined
              ? 'The files are committed on this computer.'
              : `The files are committed, and sent to ${list.upstream}.`}
          </p>
          <div className="buttons">
            <button type="submit" className="main">
              Publish {pluralize(chosenFiles.length, 'file')}
            </button>
          </div>
        </form>
      )}
    </ModalDialog>
  );
}

interface ChangedRowProps {
  changed: ChangedFile;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onCompare: () => void;
}

function ChangedRow({ changed, isChosen, onChoose, onCompare }: ChangedRowProps) {
  const { file, name, kind, descriptions, blocked, comparedAs } = changed;
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={blocked !== undefined}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span>
          <strong>{name}</strong>{' '}
          <span className="help">{kind === 'changed' ? file : `${kind}, ${file}`}</span>
        </span>
      </label>
      {blocked && <p className="wrong">{blocked}</p>}
      {comparedAs && (
        <button type="button" className="small" onClick={onCompare}>
          Before and now<span className="hidden">: {name}</span>
        </button>
      )}
      {descriptions.length > 0 && (
        <ul>
          {descriptions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

function describePublished({ commit, upstream, unsent, request }: PublishResult, count: number): string {
  const commitText = `Published ${pluralize(count, 'file')} as the commit ${commit}`;
  if (upstream === undefined) return `${commitText}, on this computer: its branch has no server.`;
  if (unsent === undefined && request === undefined)
    return `${commitText}, and sent to ${upstream}. Where changes are reviewed first, open a pull request for this branch there.`;
  if (unsent === undefined) return `${commitText}, and sent to ${upstream}.`;
  return `${commitText}, on this computer. It could not be sent to ${upstream}; the next commit sends both. ${unsent}`;
}

function describe(list: ChangeList | undefined): string {
  if (list === undefined) return 'Reading the changes …';
  if (list.obstacle !== undefined) return '';
  if (list.files.length === 0) return 'Nothing has changed since the last commit.';
  const looks =
    list.routes.length === 1 ? '1 page looks different' : `${list.routes.length} pages look different`;
  return `${pluralize(list.files.length, 'file')} changed; ${looks}.`;
}
