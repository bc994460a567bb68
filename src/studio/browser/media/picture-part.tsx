import { useState, type CSSProperties } from 'react';
import type { Crop } from 'pagewright/content';
import { MIDDLE, type FocusPoint } from './area/focus-point.ts';
import { readShape, visiblePart } from './area/visible-part.ts';
import { WHOLE } from './area/move-crop.ts';
import { mediaAddress } from './media-address.ts';

interface PicturePartProps {
  src: string;
  crop: Crop | undefined;
  /** Default: the middle */
  focus?: FocusPoint | undefined;
  /** The shape of the box. Default: that of the crop */
  shape?: string | undefined;
}

/** A picture as pages show it: its crop, cut to the shape of a box. */
export function PicturePart({ src, crop = WHOLE, focus = MIDDLE, shape }: PicturePartProps) {
  const [ratio, setRatio] = useState(1);
  const part = visiblePart(crop, focus, ratio, shape === undefined ? undefined : readShape(shape));
  return (
    <span className="picture-part" style={{ '--shape': (ratio * part.width) / part.height } as CSSProperties}>
      <img
        src={mediaAddress(src)}
        alt=""
        style={{
          width: `${10_000 / part.width}%`,
          height: `${10_000 / part.height}%`,
          left: `${(-100 * part.left) / part.width}%`,
          top: `${(-100 * part.top) / part.height}%`,
        }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setRatio(naturalWidth / naturalHeight)
        }
      />
    </span>
  );
}
