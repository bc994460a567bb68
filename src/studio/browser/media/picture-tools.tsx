import { lazy, Suspense, useState } from 'react';
import { isCrop } from 'pagewright/content';
import { PartDiagnostics } from '../panel/diagnostic-list.tsx';
import { fieldId, type FieldInput } from '../panel/field-input.ts';
import { usePanelActions } from '../panel/panel-context.ts';
import { isFocus } from './area/focus-point.ts';
import { PicturePart } from './picture-part.tsx';
import { PicturePicker } from './picture-picker.tsx';

/** Loaded with its first use. */
const AreaDialog = lazy(async () => {
  const { AreaDialog: component } = await import('./area/area-dialog.tsx');
  return { default: component };
});

/** The current picture of a field, and the buttons that choose another, and the shown part. */
export function PictureTools({ path, schema, value }: FieldInput) {
  const { change, diagnosticsAt } = usePanelActions();
  const [open, setOpen] = useState<'picker' | 'area'>();
  const { crop, focus, ...picture } = (value ?? {}) as Record<string, unknown>;
  const src = typeof picture['src'] === 'string' ? picture['src'] : '';
  const { title = '', 'x-area': { hasCrop, shapes, width } = NO_AREA } = schema;
  const names = [hasCrop && 'Crop', shapes.length > 0 && 'Focal point'].filter((name) => name !== false);
  const diagnostics = names.flatMap((name) => diagnosticsAt([...path, name === 'Crop' ? 'crop' : 'focus']));
  const area = { crop: isCrop(crop) ? crop : undefined, focus: isFocus(focus) ? focus : undefined };
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="chosen">
        {src !== '' && <PicturePart src={src} crop={area.crop} />}
        <div className="buttons">
          <button type="button" onClick={() => setOpen('picker')}>
            {value === undefined ? 'Add' : 'Choose another'} <span className="hidden">{title}</span>
          </button>
          {names.length > 0 && (
            <button type="button" id={fieldId([...path, 'crop'])} onClick={() => setOpen('area')}>
              {names.join(' and ').replace('and F', 'and f')} <span className="hidden">of {title}</span>
            </button>
          )}
        </div>
        {open === 'picker' && (
          <PicturePicker
            current={src}
            onClose={close}
            onPick={(next, alt) => {
              if (alt !== undefined) change(path, { ...picture, src: next, alt });
            }}
          />
        )}
        {open === 'area' && (
          <Suspense>
            <AreaDialog
              title={`Shown part: ${title}`}
              {...{ src, hasCrop, shapes, width, ...area }}
              onClose={close}
              onUse={(nextCrop, nextFocus) =>
                change(path, {
                  ...picture,
                  ...(nextCrop && { crop: nextCrop }),
                  ...(nextFocus && { focus: nextFocus }),
                })
              }
            />
          </Suspense>
        )}
      </div>
      <PartDiagnostics diagnostics={diagnostics} id={`${fieldId([...path, 'crop'])}-diagnostics`} />
    </>
  );
}

const NO_AREA = { hasCrop: false, shapes: [], width: undefined };
