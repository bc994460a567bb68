import { useEffect, useId, useRef, useState } from 'react';
import { type Crop, pixelsOfCrop } from 'pagewright/content';
import { ModalDialog } from '../../dialog/modal-dialog.tsx';
import { PicturePart } from '../picture-part.tsx';
import { CropStage } from './crop-stage.tsx';
import { MIDDLE, nearestFocus, STEP, type FocusPoint } from './focus-point.ts';
import { setCropSide, WHOLE } from './move-crop.ts';
import { PercentField } from './percent-field.tsx';

interface AreaDialogProps {
  title: string;
  src: string;
  /** Whether the picture can be cropped. */
  hasCrop: boolean;
  /** The shapes of the boxes that cut it; empty if no box does. */
  shapes: readonly string[];
  /** The largest width on pages, in CSS pixels; undefined if it is unknown. */
  width: number | undefined;
  crop: Crop | undefined;
  focus: FocusPoint | undefined;
  /** Called with the new values: undefined for the whole picture, and for the focal point in the middle. */
  onUse: (crop: Crop | undefined, focus: FocusPoint | undefined) => void;
  onClose: () => void;
}

/** A dialog for the shown part of a picture, and for the point that stays in view. */
export function AreaDialog(props: AreaDialogProps) {
  const { title, src, hasCrop, shapes, width, onUse, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [crop, setCrop] = useState(props.crop ?? WHOLE);
  const [focus, setFocus] = useState(props.focus ?? MIDDLE);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const hasFocus = shapes.length > 0;
  const pixels = size && pixelsOfCrop(crop, size.width, size.height);
  const isSmall = pixels !== undefined && width !== undefined && pixels.width < width;
  const announcement = useSettled(describeArea(hasCrop ? crop : undefined, hasFocus ? focus : undefined));
  return (
    <ModalDialog dialog={dialog} className="area" title={title} closeWith="Cancel" onClose={onClose}>
      <p className="help" id={`${id}-keys`}>
        {hasCrop && 'Drag the edges and corners, or move them by arrow keys: 1 % a key, with Shift 10 %. '}
        {hasFocus && 'Press on the point that must stay in view, or move the circle by arrow keys.'}
      </p>
      <div className="columns">
        <CropStage
          src={src}
          crop={crop}
          onCrop={hasCrop ? setCrop : undefined}
          focus={focus}
          onFocus={hasFocus ? setFocus : undefined}
          onSize={setSize}
          describedBy={`${id}-keys`}
        />
        <div>
          {hasCrop && (
            <fieldset className="numbers">
              <legend className="label">Shown part, in percent</legend>
              {sides.map(({ side, label }) => (
                <PercentField
                  key={side}
                  label={label}
                  value={crop[side]}
                  onValue={(value) => setCrop(setCropSide(crop, side, value))}
                />
              ))}
            </fieldset>
          )}
          {hasFocus && (
            <fieldset className="numbers">
              <legend className="label">Focal point, in percent of the shown part</legend>
              <PercentField
                label="From the left"
                value={focus.x}
                step={STEP}
                onValue={(x) => setFocus(nearestFocus(x, focus.y))}
              />
              <PercentField
                label="From the top"
                value={focus.y}
                step={STEP}
                onValue={(y) => setFocus(nearestFocus(focus.x, y))}
              />
            </fieldset>
          )}
          <div className="shapes">
            {(hasFocus ? shapes : [undefined]).map((shape) => (
              <figure key={shape ?? ''}>
                <PicturePart src={src} crop={crop} focus={focus} shape={shape} />
                <figcaption className="help">
                  {shape ? `In a box of ${shape}` : 'As pages show it'}
                </figcaption>
              </figure>
            ))}
          </div>
          {hasCrop && pixels && (
            <p className={isSmall ? 'wrong' : 'help'}>
              {pixels.width} × {pixels.height} pixels
              {isSmall && `; at least ${width} pixels wide are needed here, or it is blurred`}
            </p>
          )}
        </div>
      </div>
      <p className="hidden" role="status">
        {announcement}
      </p>
      <div className="buttons">
        <button
          type="button"
          className="main"
          onClick={() => {
            dialog.current?.close();
            const isWhole = sides.every(({ side }) => crop[side] === WHOLE[side]);
            const isMiddle = focus.x === MIDDLE.x && focus.y === MIDDLE.y;
            onUse(isWhole ? undefined : crop, isMiddle ? undefined : focus);
          }}
        >
          Use
        </button>
        <button
          type="button"
          onClick={() => {
            setCrop(WHOLE);
            setFocus(MIDDLE);
          }}
        >
          Reset
        </button>
      </div>
    </ModalDialog>
  );
}

const sides = [
  { side: 'left', label: 'Left' },
  { side: 'top', label: 'Top' },
  { side: 'width', label: 'Width' },
  { side: 'height', label: 'Height' },
] as const;

function describeArea(crop: Crop | undefined, focus: FocusPoint | undefined): string {
  const cropText =
    crop &&
    `Shown: ${crop.left} % from the left, ${crop.top} % from the top, ${crop.width} % wide, ${crop.height} % high.`;
  const focusText = focus && `Focal point: ${focus.x} % from the left, ${focus.y} % from the top.`;
  return [cropText, focusText].filter((each) => each !== undefined).join(' ');
}

/** The text once it has not changed for a moment: a drag is announced at its end. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current && settled === '') return undefined;
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}

/** The delay of the announcement in milliseconds. */
const SETTLE_MS = 400;
