import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Crop } from 'pagewright/content';
import { mediaAddress } from '../media-address.ts';
import { nearestFocus, STEP, type FocusPoint } from './focus-point.ts';
import { arrowStep, HANDLES, moveCrop, type CropHandle } from './move-crop.ts';
import { useDrag } from './use-drag.ts';

interface CropStageProps {
  src: string;
  crop: Crop;
  /** Undefined if the picture can’t be cropped. */
  onCrop: ((crop: Crop) => void) | undefined;
  focus: FocusPoint;
  /** Undefined if no box cuts the picture. */
  onFocus: ((focus: FocusPoint) => void) | undefined;
  onSize: (size: { width: number; height: number }) => void;
  /** The id of the text about the keys. */
  describedBy: string;
}

/** The whole picture with its crop and its focal point, both changed by pointer and arrow keys. */
export function CropStage({ src, crop, onCrop, focus, onFocus, onSize, describedBy }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const place = percentPlace(crop);
  const focusAt = ({ clientX, clientY }: PointerEvent) => {
    const size = part.current?.getBoundingClientRect();
    if (!size) return;
    const [x, y] = [(clientX - size.left) / size.width, (clientY - size.top) / size.height];
    onFocus?.(nearestFocus(x * 100, y * 100));
  };
  const grip = { stage, crop, onCrop, describedBy };
  return (
    <div className="stage" ref={stage}>
      <img
        src={mediaAddress(src)}
        alt=""
        draggable={false}
        onLoad={({ currentTarget }) =>
          onSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
      />
      <div className="shade">
        <div style={place} />
      </div>
      <div className="part" style={place} ref={part}>
        <Grip {...grip} handle={undefined} onPress={focusAt} />
        {onCrop && HANDLES.map((handle) => <Grip key={handle} {...grip} handle={handle} />)}
        {onFocus && <FocusGrip stage={part} focus={focus} onFocus={onFocus} describedBy={describedBy} />}
      </div>
    </div>
  );
}

function percentPlace({ left, top, width, height }: Crop) {
  return { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
}

type GripProps = Pick<CropStageProps, 'crop' | 'onCrop' | 'describedBy'> & {
  stage: React.RefObject<HTMLElement | null>;
  /** Undefined for the crop as a whole. */
  handle: CropHandle | undefined;
  onPress?: (event: PointerEvent) => void;
};

function Grip({ stage, crop, onCrop, handle, onPress, describedBy }: GripProps) {
  const drag = useDrag(stage, () => (dx, dy) => onCrop?.(moveCrop(crop, handle, dx, dy)), onPress);
  return (
    <button
      type="button"
      className={handle ? 'grip' : 'whole'}
      data-handle={handle}
      // Without a crop it is only a target of the pointer.
      tabIndex={onCrop ? undefined : -1}
      aria-label={handle ? NAMES[handle] : onCrop ? 'The shown part' : 'The picture'}
      aria-describedby={describedBy}
      onKeyDown={(event) => {
        const step = arrowStep(event.key);
        if (!step || !onCrop) return;
        event.preventDefault();
        const [dx, dy] = step.map((each) => each * (event.shiftKey ? 10 : 1)) as [number, number];
        onCrop(moveCrop(crop, handle, dx, dy));
      }}
      {...drag}
    />
  );
}

const NAMES: Readonly<Record<CropHandle, string>> = {
  nw: 'Upper left corner',
  n: 'Upper edge',
  ne: 'Upper right corner',
  e: 'Right edge',
  se: 'Lower right corner',
  s: 'Lower edge',
  sw: 'Lower left corner',
  w: 'Left edge',
};

function FocusGrip({
  stage,
  focus,
  onFocus,
  describedBy,
}: Pick<GripProps, 'stage' | 'describedBy'> & { focus: FocusPoint; onFocus: (focus: FocusPoint) => void }) {
  const drag = useDrag(stage, () => (dx, dy) => onFocus(nearestFocus(focus.x + dx, focus.y + dy)));
  return (
    <button
      type="button"
      className="focus"
      style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
      aria-label="Focal point"
      aria-describedby={describedBy}
      onKeyDown={(event: KeyboardEvent) => {
        const step = arrowStep(event.key);
        if (!step) return;
        event.preventDefault();
        onFocus(nearestFocus(focus.x + step[0] * STEP, focus.y + step[1] * STEP));
      }}
      {...drag}
    />
  );
}
