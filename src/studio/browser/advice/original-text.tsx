import { createContext, useContext, useEffect, useState } from 'react';
import { type DataPath, findValueAt } from 'pagewright/json';
import { parseTranslation } from 'pagewright/page';
import type { OriginalPage } from '../../advice.ts';
import type { PageState } from '../../protocol.ts';
import { PanelPlace } from '../panel/panel-context.ts';
import { askStudio } from '../session/ask-studio.ts';
import type { PageSession } from '../session/page-session.ts';

/** The original of the open translation; undefined for other pages. */
export const OriginalContext = createContext<OriginalPage | undefined>(undefined);

/** The original of the open page, read again after each change. */
export function useOriginal(session: PageSession, { file, version }: PageState): OriginalPage | undefined {
  const [original, setOriginal] = useState<OriginalPage>();
  useEffect(() => {
    if (!parseTranslation(file)) return;
    askStudio<OriginalPage | null>(
      `/_studio/original?file=${encodeURIComponent(file)}&version=${version}`,
    ).then(
      (answer) => setOriginal(answer ?? undefined),
      (error: unknown) => session.announce(String(error)),
    );
  }, [session, file, version]);
  return original;
}

/** The text of the original beside a field of its translation. @param path in the form's object */
export function OriginalText({ path }: { path: DataPath }) {
  const original = useContext(OriginalContext);
  const place = useContext(PanelPlace);
  if (!original) return null;
  const fullPath = [...place, ...path];
  const text = findValueAt(original.data, fullPath);
  const drift = original.drift.filter((part) => part.path.join('/') === fullPath.join('/'));
  if (typeof text !== 'string' && drift.length === 0) return null;
  return (
    <p className="original">
      {typeof text === 'string' && (
        <>
          <span className="help">Original: </span>
          {text}{' '}
        </>
      )}
      {drift.map(({ description }) => (
        <strong key={description} className="wrong">
          {description}{' '}
        </strong>
      ))}
    </p>
  );
}

/** The changes in the original of a part, and the button that marks the translation as up to date. */
export function OriginalHead({ session, path }: { session: PageSession; path: DataPath }) {
  const original = useContext(OriginalContext);
  if (!original) return null;
  const partDrift = original.drift.filter((part) => path.every((key, depth) => part.path[depth] === key));
  return (
    <div className="shared">
      <p>
        This is a translation. <a href={`#${encodeURIComponent(original.file)}`}>Open the original</a>
      </p>
      <ul>
        {partDrift.map(({ description }) => (
          <li key={description}>{description}</li>
        ))}
      </ul>
      {original.drift.length > 0 && (
        <button
          type="button"
          className="small"
          onClick={() =>
            session.edit({
              file: session.file,
              edit: { kind: 'set', path: ['translated'], value: original.upToDate },
              description: 'The translation follows its original now.',
            })
          }
        >
          The translation is up to date
        </button>
      )}
    </div>
  );
}
