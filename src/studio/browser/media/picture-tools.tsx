import { useState } from 'react';
import type { FieldInput } from '../panel/field-input.ts';
import { usePanelActions } from '../panel/panel-context.ts';
import { mediaAddress } from './media-address.ts';
import { PicturePicker } from './picture-picker.tsx';

/** The current picture of a field, and the button that chooses another. */
export function PictureTools({ path, schema, value }: FieldInput) {
  const { change } = usePanelActions();
  const [isPicking, setIsPicking] = useState(false);
  const picture = (value ?? {}) as Record<string, unknown>;
  const { src } = picture;
  return (
    <div className="chosen">
      {typeof src === 'string' && src !== '' && <img src={mediaAddress(src)} alt="" />}
      <button type="button" onClick={() => setIsPicking(true)}>
        {value === undefined ? 'Add' : 'Choose another'} <span className="hidden">{schema.title}</span>
      </button>
      {isPicking && (
        <PicturePicker
          current={typeof src === 'string' ? src : ''}
          onClose={() => setIsPicking(false)}
          onPick={(next, alt) => {
            if (alt !== undefined) change(path, { ...picture, src: next, alt });
          }}
        />
      )}
    </div>
  );
}
