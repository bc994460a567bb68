import { useEffect, useRef, useState } from 'react';
import type { ChangedFile, ChangedSection } from '../../changes.ts';
import { addFonts } from '../canvas/canvas-document.ts';
import { SizedFrame } from '../canvas/sized-frame.tsx';
import { canvasWidths } from '../canvas/view-bar.tsx';
import { ModalDialog } from '../dialog/modal-dialog.tsx';
import { Outcome } from '../dialog/outcome.tsx';
import { pluralize } from '../pluralize.ts';
import { askStudio } from '../session/ask-studio.ts';
import { mediaAddress } from '../media/media-address.ts';

interface CompareDialogProps {
  changed: Pick<ChangedFile, 'file' | 'name' | 'comparedAs'>;
  onClose: () => void;
}

/** A dialog with a page or a picture as in the last commit, beside the one of now. Settings are shown by a page. */
export function CompareDialog({ changed: { file, name, comparedAs }, onClose }: CompareDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <ModalDialog
      dialog={dialog}
      className="picker"
      title={`${name}: before and now`}
      closeWith="Close"
      onClose={onClose}
    >
      {comparedAs === 'page' ? <ComparedPage file={file} /> : <ComparedPicture file={file} />}
    </ModalDialog>
  );
}

const sides = [
  { side: 'before', title: 'Before: the last commit' },
  { side: 'after', title: 'Now' },
] as const;
type Side = (typeof sides)[number]['side'];

function ComparedPage({ file }: { file: string }) {
  const frames = useRef<Partial<Record<Side, HTMLIFrameElement | null>>>({});
  const [sections, setSections] = useState<ChangedSection[]>();
  const [failure, setFailure] = useState('');
  const [width, setWidth] = useState(canvasWidths[0]!.width);
  const [at, setAt] = useState(-1);
  const query = `file=${encodeURIComponent(file)}`;
  useEffect(() => {
    askStudio<ChangedSection[]>(`/_studio/versions?${query}`).then(setSections, (error: unknown) =>
      setFailure(String(error)),
    );
  }, [query]);
  const mark = (side: Side) => {
    for (const section of sections ?? [])
      findSection(frames.current[side], section[side])?.setAttribute(MARK, '');
  };
  const show = (next: number) => {
    setAt(next);
    for (const { side } of sides) scrollTo(frames.current[side], sections?.[next]?.[side]);
  };
  const count = sections?.length ?? 0;
  return (
    <>
      <Outcome failure={failure} status={describeChange(sections, at)} />
      <div className="buttons compare-bar">
        <label>
          <span className="hidden">Width</span>
          <select value={width} onChange={({ target }) => setWidth(Number(target.value))}>
            {canvasWidths.map((each) => (
              <option key={each.width} value={each.width}>
                {each.name}, {each.width} px
              </option>
            ))}
          </select>
        </label>
        <button type="button" aria-disabled={at <= 0} onClick={() => at > 0 && show(at - 1)}>
          Previous change
        </button>
        <button type="button" aria-disabled={at >= count - 1} onClick={() => at < count - 1 && show(at + 1)}>
          Next change
        </button>
      </div>
      {sections && (
        <div className="compared">
          {sides.map(({ side, title }) => (
            <figure key={side}>
              <figcaption className="label">{title}</figcaption>
              <SizedFrame width={width}>
                <iframe
                  ref={(frame) => {
                    frames.current[side] = frame;
                  }}
                  title={title}
                  src={`/_studio/version?${query}&side=${side}`}
                  sandbox="allow-same-origin"
                  onLoad={({ currentTarget }) => {
                    if (currentTarget.contentDocument) addFonts(currentTarget.contentDocument);
                    mark(side);
                  }}
                />
              </SizedFrame>
            </figure>
          ))}
        </div>
      )}
      <p className="help">A typeface of the last commit that is gone now is not shown.</p>
    </>
  );
}

/** The mark of a changed section. */
const MARK = 'data-studio-changed';

function findSection(frame: HTMLIFrameElement | null | undefined, index: number | undefined) {
  return index === undefined ? null : frame?.contentDocument?.querySelector(`[data-studio="${index}"]`);
}

function scrollTo(frame: HTMLIFrameElement | null | undefined, index: number | undefined): void {
  const section = findSection(frame, index);
  const view = frame?.contentWindow;
  if (section && view)
    view.scrollTo({ top: section.getBoundingClientRect().top + view.scrollY - SCROLL_MARGIN });
}

/** The room above a shown section, in pixels. */
const SCROLL_MARGIN = 16;

function describeChange(sections: readonly ChangedSection[] | undefined, at: number): string {
  if (!sections) return 'Rendering both versions …';
  if (sections.length === 0)
    return 'The sections have the same content. Header, footer and colours may differ.';
  const section = sections[at];
  if (!section) return `${pluralize(sections.length, 'section')} with a difference, in a frame.`;
  const words =
    section.after === undefined
      ? `section ${section.before! + 1} is gone`
      : section.before === undefined
        ? `section ${section.after + 1} is new`
        : `section ${section.after + 1}`;
  return `Change ${at + 1} of ${sections.length}: ${words}.`;
}

function ComparedPicture({ file }: { file: string }) {
  const address = mediaAddress(file.replace('pages-config/_media/', ''));
  return (
    <div className="compared">
      {sides.map(({ side, title }) => (
        <figure key={side}>
          <figcaption className="label">{title}</figcaption>
          <ComparedImage src={side === 'before' ? `${address}&committed` : address} title={title} />
        </figure>
      ))}
    </div>
  );
}

/** A version of a picture, with its size. */
function ComparedImage({ src, title }: { src: string; title: string }) {
  const [words, setWords] = useState('');
  return (
    <>
      {words !== ABSENT && (
        <img
          src={src}
          alt={title}
          onLoad={({ currentTarget }) =>
            setWords(`${currentTarget.naturalWidth} × ${currentTarget.naturalHeight} pixels`)
          }
          onError={() => setWords(ABSENT)}
        />
      )}
      <p className="help">{words}</p>
    </>
  );
}

const ABSENT = 'There is no picture.';
