import { useRef, useState } from 'react';
import { plainName } from '../../plain-name.ts';
import { ModalDialog } from '../dialog/modal-dialog.tsx';
import { sendToStudio } from '../session/ask-studio.ts';

/** A dialog that creates a page: its kind and its address. The page is a draft, and opens at once. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [kind, setKind] = useState('page');
  const [name, setName] = useState('');
  const [address, setAddress] = useState<string>();
  const [refusal, setRefusal] = useState('');
  const pageName = (address ?? plainName(name)).trim().replace(/^\//, '');
  const create = async () => {
    const answer = await sendToStudio<{ file?: string }>('/_studio/new', { kind, name: pageName }).catch(
      (error: unknown) => ({ refused: String(error) }),
    );
    if ('refused' in answer) return setRefusal(answer.refused);
    dialog.current?.close();
    if (answer.file) location.hash = encodeURIComponent(answer.file);
  };
  return (
    <ModalDialog dialog={dialog} title="New page" closeWith="Cancel" onClose={onClose}>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <label className="field">
          <span className="label">Kind</span>
          <select value={kind} onChange={({ target }) => setKind(target.value)}>
            <option value="page">Page: sections of your choice</option>
            <option value="service">Service page: a fixed layout, and a tile on the services page</option>
          </select>
        </label>
        <label className="field">
          <span className="label">Name</span>
          <input
            data-focus=""
            type="text"
            required
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setRefusal('');
            }}
          />
        </label>
        <label className="field">
          <span className="label">Address</span>
          <span className="help" id="new-help">
            {addressHelp[kind]} {kind !== 'form' && `It appears at /${pageName || '…'}`}
          </span>
          <input
            type="text"
            required
            value={address ?? plainName(name)}
            aria-describedby="new-help"
            aria-invalid={refusal !== ''}
            onChange={({ target }) => {
              setAddress(target.value);
              setRefusal('');
            }}
          />
        </label>
        {refusal !== '' && (
          <p className="wrong" role="alert">
            {refusal}
          </p>
        )}
        <div className="buttons">
          <button type="submit" className="main">
            Make a draft
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}

const addressHelp: Readonly<Record<string, string>> = {
  page: 'Lower-case letters, digits and hyphens, such as help/payment.',
  service: 'Lower-case letters, digits and hyphens, such as thesis-help.',
  form: 'Lower-case letters, digits and hyphens, such as quote. A section “Form” shows it on a page.',
};
