import { lazy, Suspense, useContext } from 'react';
import { findValueAt } from 'pagewright/json';
import { describeField, type FieldInput } from './field-input.ts';
import { PanelValue, usePanelActions } from './panel-context.ts';

/** Loaded with the first formatted text. */
const RichTextEditor = lazy(async () => {
  const { RichTextEditor: component } = await import('../rich-text/rich-text-editor.tsx');
  return { default: component };
});

/** A formatted text. If the user empties an optional one, it is removed from the file. */
export function RichTextField({ id, path, schema }: FieldInput) {
  const value = findValueAt(useContext(PanelValue), path);
  const { change, diagnosticsAt } = usePanelActions();
  const diagnostics = diagnosticsAt(path);
  return (
    <Suspense fallback={<p className="help">Loading the editor …</p>}>
      <RichTextEditor
        id={id}
        value={typeof value === 'string' ? value : ''}
        describedBy={describeField(id, diagnostics.length > 0)}
        isInvalid={diagnostics.some(({ severity }) => severity === 'error')}
        isPlaceholder={diagnostics.some(({ code }) => code === 'placeholder')}
        onWrite={(html, isTyped) => {
          const isEmpty = html === '' && schema['x-required'] !== true;
          change(path, isEmpty ? undefined : html, isTyped);
        }}
      />
    </Suspense>
  );
}
