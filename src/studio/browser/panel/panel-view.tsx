import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { NameList, PageState, Panel } from '../../protocol.ts';
import { OriginalContext, OriginalHead, useOriginal } from '../advice/original-text.tsx';
import { detachSection } from '../outline/edit-sections.ts';
import { pluralize } from '../pluralize.ts';
import { QuestionHead } from '../questions/question-head.tsx';
import { askStudio } from '../session/ask-studio.ts';
import { beginsWith } from '../session/row-after.ts';
import type { PageSession } from '../session/page-session.ts';
import { PartDiagnostics } from './diagnostic-list.tsx';
import { showField } from './show-field.ts';
import { panelFields, panelTemplates, panelUi, acceptAnything } from './panel-theme.tsx';
import { PanelContext, PanelPlace, PanelValue, type PanelActions } from './panel-context.ts';
import { withValueAt } from './with-value-at.ts';

interface PanelViewProps {
  session: PageSession;
  state: PageState;
  panel: Panel;
}

/** The form of the selected part, made from its schema. It adds nothing to the file by itself. */
export function PanelView({ session, state, panel }: PanelViewProps) {
  const { file, path, title, description, crumbs } = panel;
  const place = `${file} ${JSON.stringify(path)}`;
  const [value, setValue] = useLatest(place, panel.value);
  const schema = useSameJson(panel.schema) as RJSFSchema;
  const ui = useMemo(() => panelUi(schema), [schema]);
  const { diagnostics } = state;
  const row = state.outline.find(({ id }) => id === session.view.row);
  const names = useNames(session);
  const original = useOriginal(session, state);
  const actions = useMemo((): PanelActions => {
    const placed = diagnostics.filter((each) => each.file === file && beginsWith(each.path, path));
    return {
      change: (at, next, isTyped = false) => {
        setValue((current) => withValueAt(current, at, next) as Panel['value']);
        session.edit({
          file,
          edit: { kind: 'set', path: [...path, ...at], value: next },
          isTyped,
          description: `Changed ${title}`,
        });
      },
      edit: (edit, words) =>
        session.edit({ file, edit: { ...edit, path: [...path, ...edit.path] }, description: words }),
      open: (at) => session.showPanel({ file, path: [...path, ...at], start: row?.path ?? [] }),
      names,
      diagnosticsAt: (at) => placed.filter((each) => beginsWith(each.path.slice(path.length), at)),
    };
  }, [diagnostics, file, path, title, session, setValue, row?.path, names]);
  const { field } = session.view;
  const show = useEffectEvent(() => {
    if (!field || !beginsWith(field.path, path)) return undefined;
    return showField(field.path.slice(path.length), field.isFocused);
  });
  useEffect(() => show(), [field, place]);
  const ownDiagnostics = diagnostics.filter(
    (each) => each.file === file && each.path.length === path.length && beginsWith(each.path, path),
  );
  return (
    <>
      {crumbs.length > 0 && (
        <nav className="crumbs" aria-label="Where this is">
          {crumbs.map((crumb) => (
            <button
              key={crumb.path.join('/')}
              type="button"
              onClick={() => session.showPanel({ file, path: crumb.path, start: row?.path ?? [] })}
            >
              {crumb.title}
            </button>
          ))}
        </nav>
      )}
      <h2>{title}</h2>
      {description && <p className="help">{description}</p>}
      {row?.question && <QuestionHead key={row.id} row={row} isLooks={path[0] === 'ui'} />}
      {row?.shared && (
        <div className="shared">
          <p>This section is shared: a change appears on {pluralize(row.shared.pages, 'page')}.</p>
          {file !== session.file && (
            <button type="button" className="small" onClick={() => detachSection(session, row)}>
              Make a copy for this page alone
            </button>
          )}
        </div>
      )}
      <PartDiagnostics diagnostics={ownDiagnostics} id="panel-diagnostics" />
      <OriginalContext value={file === session.file ? original : undefined}>
        <OriginalHead session={session} path={path} />
        <PanelContext value={actions}>
          <PanelPlace value={path}>
            <PanelValue value={value}>
              <div
                data-first=""
                onFocus={({ target }) =>
                  session.canvas?.highlight(
                    'value' in target ? String(target.value) : (target.textContent ?? ''),
                  )
                }
                onBlur={() => session.canvas?.highlight('')}
              >
                <Form
                  key={place}
                  idPrefix="field"
                  tagName="div"
                  schema={schema}
                  uiSchema={ui}
                  formData={value}
                  validator={acceptAnything}
                  fields={panelFields}
                  templates={panelTemplates}
                  noValidate
                  showErrorList={false}
                  experimental_defaultFormStateBehavior={addNothing}
                >
                  <></>
                </Form>
              </div>
            </PanelValue>
          </PanelPlace>
        </PanelContext>
      </OriginalContext>
    </>
  );
}

/** A form must never add values by itself. */
const addNothing = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  allOf: 'skipDefaults',
  constAsDefaults: 'never',
} as const;

/** The names of the site. Without them a field offers no names, and accepts any text. */
function useNames(session: PageSession): NameList | undefined {
  const [names, setNames] = useState<NameList>();
  useEffect(() => {
    askStudio<NameList>('/_studio/names').then(setNames, (error: unknown) => session.announce(String(error)));
  }, [session]);
  return names;
}

/** The values of a form: those of the server, and newer ones until the server has answered. */
function useLatest(place: string, serverValue: Panel['value']) {
  const [latest, setLatest] = useState({ place, serverValue, value: serverValue });
  if (latest.place !== place || latest.serverValue !== serverValue) {
    const isSame = latest.place === place && JSON.stringify(latest.value) === JSON.stringify(serverValue);
    setLatest({ place, serverValue, value: isSame ? latest.value : serverValue });
  }
  const change = useCallback((make: (current: Panel['value']) => Panel['value']) => {
    setLatest((current) => ({ ...current, value: make(current.value) }));
  }, []);
  return [latest.value, change] as const;
}

/** Returns the same object as long as its JSON is the same, so that the form is not rendered again. */
function useSameJson<Value>(value: Value): Value {
  const json = JSON.stringify(value);
  return useMemo(() => JSON.parse(json) as Value, [json]);
}
