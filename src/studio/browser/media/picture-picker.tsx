import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { NameList, StudioRefusal } from '../../protocol.ts';
import { askStudio } from '../session/ask-studio.ts';
import { ModalDialog } from '../dialog/modal-dialog.tsx';
import { Outcome } from '../dialog/outcome.tsx';
import { FilterField } from '../dialog/filter-field.tsx';
import { AlternativeText } from './alternative-text.tsx';
import { mediaAddress } from './media-address.ts';

interface PicturePickerProps {
  /** The name of the chosen picture; may be empty. */
  current: string;
  /** @param alt the alternative text; undefined if the picture is unchanged */
  onPick: (name: string, alt?: string) => void;
  onClose: () => void;
}

/** A dialog with the pictures of the site, and a place for new ones: chosen, dropped or pasted. */
export function PicturePicker({ current, onPick, onClose }: PicturePickerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [names, setNames] = useState<NameList>();
  const [query, setQuery] = useState('');
  const [progress, setProgress] = useState('');
  const [failure, setFailure] = useState('');
  useEffect(() => {
    askStudio<NameList>('/_studio/names').then(setNames, (error: unknown) => setFailure(String(error)));
  }, []);
  const [chosenName, setChosenName] = useState<string>();
  const pick = (name: string) => {
    if (name !== current) return setChosenName(name);
    dialog.current?.close();
    onPick(name);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    setFailure('');
    setProgress(`Storing ${file.name} …`);
    const answer = await uploadPicture(file);
    setProgress('');
    if ('src' in answer) pick(answer.src);
    else setFailure(answer.refused);
  };
  const pictures = (names?.image ?? []).filter(({ value }) => value.includes(query.trim().toLowerCase()));
  const takeSoon = useEffectEvent((files: FileList | undefined) => void take(files?.[0]));
  useEffect(() => {
    const element = dialog.current;
    const hover = (event: Event) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      takeSoon(event.dataTransfer?.files);
    };
    const paste = ({ clipboardData }: ClipboardEvent) => takeSoon(clipboardData?.files);
    element?.addEventListener('dragover', hover);
    element?.addEventListener('drop', drop);
    element?.addEventListener('paste', paste);
    return () => {
      element?.removeEventListener('dragover', hover);
      element?.removeEventListener('drop', drop);
      element?.removeEventListener('paste', paste);
    };
  }, []);
  return (
    <ModalDialog
      dialog={dialog}
      className="picker"
      title="Choose a picture"
      closeWith="Cancel"
      onClose={onClose}
    >
      {chosenName !== undefined && (
        <AlternativeText
          name={chosenName}
          onDone={(alt) => {
            dialog.current?.close();
            onPick(chosenName, alt);
          }}
        />
      )}
      {chosenName === undefined && (
        <>
          <label className="search">
            <span>New picture, from this computer: choose it, drop it here, or paste it</span>
            <input type="file" accept="image/*" onChange={({ target }) => void take(target.files?.[0])} />
          </label>
          <FilterField label="Search the pictures of the site" query={query} onSearch={setQuery} />
          <Outcome
            failure={failure}
            status={
              progress || (names ? `${pictures.length} of ${names.image.length}` : 'Reading the pictures …')
            }
          />
          <ul className="cards">
            {pictures.map(({ value }) => (
              <li key={value}>
                <button
                  type="button"
                  className="card"
                  aria-pressed={value === current}
                  onClick={() => pick(value)}
                >
                  <img src={mediaAddress(value)} alt="" loading="lazy" />
                  <span className="help">{value}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </ModalDialog>
  );
}

async function uploadPicture(file: File): Promise<{ src: string } | StudioRefusal> {
  try {
    const response = await fetch(`/_studio/upload?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
    });
    if (response.ok || response.status === 409) return (await response.json()) as { src: string };
    return { refused: await response.text() };
  } catch (error) {
    return {
      refused: `The studio does not answer: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}
