import type { Drawing, LoadedImage, ResolvedImage } from '../core/content/resolved.ts';
import { renderTree } from './tree.tsx';

interface PictureProps {
  image: ResolvedImage;
  /** The width of the picture in the layout, as `sizes` of an image: "(max-width: 48rem) 100vw, 40rem". */
  sizes?: string;
  /** Whether the picture is visible when the page opens: then it is loaded at once. */
  isEager?: boolean;
  className?: string | undefined;
}

/** An inlined drawing, or a picture from a file in the sizes that the layout needs. */
export function Picture({ image, ...rest }: PictureProps) {
  return image.kind === 'drawing' ? (
    <InlineDrawing drawing={image} className={rest.className} />
  ) : (
    <Loaded image={image} {...rest} />
  );
}

function InlineDrawing({ drawing, className }: { drawing: Drawing } & Pick<PictureProps, 'className'>) {
  const spoken = drawing.alt
    ? ({ role: 'img', 'aria-label': drawing.alt } as const)
    : ({ 'aria-hidden': true, focusable: false } as const);
  return (
    <svg {...drawing.attributes} {...spoken} className={className}>
      {renderTree(drawing.nodes)}
    </svg>
  );
}

function Loaded({
  image,
  sizes = '100vw',
  isEager = false,
  className,
}: { image: LoadedImage } & Omit<PictureProps, 'image'>) {
  const img = (
    <img
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
      data-focus={image.focus}
    />
  );
  if (image.sources.length === 0) return img;
  return (
    <picture>
      {image.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
}
