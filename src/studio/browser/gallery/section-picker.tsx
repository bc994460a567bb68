import { useEffect, useRef, useState } from 'react';
import { findEntries, type GalleryEntry, type ListedExample, type SharedEntry } from 'pagewright/gallery';
import type { GalleryList } from '../../protocol.ts';
import { askStudio } from '../session/ask-studio.ts';
import { pluralize } from '../pluralize.ts';
import { ModalDialog } from '../dialog/modal-dialog.tsx';
import { Outcome } from '../dialog/outcome.tsx';
import { FilterField } from '../dialog/filter-field.tsx';

interface SectionPickerProps {
  /** Receives the chosen section, with the title of its type. */
  onPick: (section: unknown, title: string) => void;
  onClose: () => void;
}

/** A dialog with all kinds of sections: each with a picture and its use, and a search by any of its names. */
export function SectionPicker({ onPick, onClose }: SectionPickerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [list, setList] = useState<GalleryList>();
  const [query, setQuery] = useState('');
  const [failure, setFailure] = useState('');
  useEffect(() => {
    askStudio<GalleryList>('/_studio/gallery').then(setList, (error: unknown) => setFailure(String(error)));
  }, []);
  const pick: SectionPickerProps['onPick'] = (section, title) => {
    // Closing it returns the focus to the button that opened it.
    dialog.current?.close();
    onPick(section, title);
  };
  const entries = findEntries(list?.entries ?? [], query);
  const shared = query.trim() === '' ? (list?.shared ?? []) : findShared(list?.shared ?? [], query);
  const count = entries.reduce((sum, { examples }) => sum + examples.length, shared.length);
  return (
    <ModalDialog
      dialog={dialog}
      className="picker"
      title="Insert a section"
      closeWith="Cancel"
      onClose={onClose}
    >
      <FilterField
        label="Search by what it is called or what it is for"
        query={query}
        onSearch={setQuery}
        isFirst
      />
      <Outcome
        failure={failure}
        status={list ? `${pluralize(count, 'section')} to choose from` : 'Reading the section types …'}
      />
      {shared.length > 0 && (
        <section aria-labelledby="picker-shared">
          <h3 id="picker-shared">Shared sections</h3>
          <ul className="cards">
            {shared.map(({ name, title, uses }) => (
              <li key={name}>
                <button type="button" className="card" onClick={() => pick({ use: name }, title)}>
                  <strong>{title}</strong>
                  <span className="help">Already on {pluralize(uses.length, 'page')}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {entries.map((entry) => (
        <EntryCards key={entry.name} entry={entry} values={list?.values[entry.name] ?? {}} onPick={pick} />
      ))}
    </ModalDialog>
  );
}

interface EntryCardsProps {
  entry: GalleryEntry;
  /** The new section of each example, by number. */
  values: Record<number, unknown>;
  onPick: SectionPickerProps['onPick'];
}

function EntryCards({ entry, values, onPick }: EntryCardsProps) {
  const { name, title, description, examples } = entry;
  return (
    <section aria-labelledby={`picker-${name}`}>
      <h3 id={`picker-${name}`}>{title}</h3>
      <p className="help">{description}</p>
      <ul className="cards">
        {examples.map((example) => (
          <li key={example.number}>
            <button type="button" className="card" onClick={() => onPick(values[example.number], title)}>
              <ExampleFrame name={name} example={example} />
              <strong>{examples.length === 1 ? title : example.title}</strong>
              {example.description && <span className="help">{example.description}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The example itself, scaled down. It is loaded when it is scrolled near. */
function ExampleFrame({ name, example }: { name: string; example: ListedExample }) {
  return (
    <span className="picture" aria-hidden="true">
      <iframe
        src={`/_studio/example?type=${name}&number=${example.number}`}
        title={`${name}, ${example.title}`}
        width={1152}
        height={720}
        loading="lazy"
        sandbox="allow-same-origin"
        tabIndex={-1}
        inert
      />
    </span>
  );
}

function findShared(shared: readonly SharedEntry[], query: string): SharedEntry[] {
  const word = query.trim().toLowerCase();
  return shared.filter(({ name, title }) => `${name} ${title}`.toLowerCase().includes(word));
}
