import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { BrowseTarget, StudioRefusal } from '../../protocol.ts';
import type { CanvasView } from '../canvas/canvas-view.ts';
import { askStudio } from '../session/ask-studio.ts';
import type { BrowsedMessage, BrowsingMessage } from './browse-message.ts';
import { useBrowsing, type Browsing } from './browse-context.ts';

interface BrowseFrameProps {
  file: string;
  browsing: Browsing;
  view: CanvasView;
  /** Changes with the page. */
  change: number;
  /** Called with the explanation to show above the page. */
  onNote: (note: ReactNode) => void;
}

/** The page as it works for visitors, with unsaved changes. A link to another page opens that page in the studio. */
export function BrowseFrame({ file, browsing, view, change, onNote }: BrowseFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { setBrowsing } = useBrowsing();
  const [address, setAddress] = useState<URL>();
  const note = useEffectEvent(onNote);
  useEffect(() => {
    let isCurrent = true;
    askStudio<{ address: string } | StudioRefusal>(`/_studio/browse?file=${encodeURIComponent(file)}`).then(
      (answer) => {
        if (!isCurrent) return;
        if ('refused' in answer) note(answer.refused);
        else setAddress(new URL(answer.address));
      },
      (error: unknown) => note(String(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);

  const open = useEffectEvent(async (link: string) => {
    const target = await askStudio<BrowseTarget | StudioRefusal>(
      `/_studio/browse?address=${encodeURIComponent(link)}`,
    );
    if ('refused' in target) return note(target.refused);
    setBrowsing({ rest: target.rest, isFollowed: true });
    location.hash = encodeURIComponent(target.file);
  });
  const send = useEffectEvent((message: BrowsingMessage) => {
    if (address) frame.current?.contentWindow?.postMessage(message, address.origin);
  });
  const take = useEffectEvent((message: BrowsedMessage) => {
    if (message.kind === 'shown') {
      send({ kind: 'view', view });
      // A page can also show another one without a link, as after "back".
      if (message.path !== address?.pathname) void open(message.path);
      else note(<BrowsingNote title={message.title} />);
    } else if (message.kind === 'open') void open(message.address);
    else if (message.kind === 'away')
      note(<AwayNote address={message.address} pageOrigin={address?.origin} />);
    else if (message.kind === 'unsent')
      note('Nothing is sent from here. For a visitor, the form is sent now.');
    else if (message.kind === 'key')
      dispatchEvent(new KeyboardEvent('keydown', { ...message, cancelable: true }));
    else setBrowsing(undefined);
  });
  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent<BrowsedMessage>) => {
      if (source === frame.current?.contentWindow && origin === address?.origin) take(data);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [address]);
  useEffect(() => send({ kind: 'view', view }), [view]);
  useEffect(() => {
    if (change === 0) return;
    const timer = setTimeout(() => send({ kind: 'reload' }), PAUSE);
    return () => clearTimeout(timer);
  }, [change]);
  return (
    <iframe
      ref={frame}
      title="The page, as visitors use it"
      src={address && address.href + browsing.rest}
      sandbox="allow-same-origin allow-scripts allow-forms allow-modals"
      onLoad={() => address && browsing.isFollowed && frame.current?.focus()}
    />
  );
}

/** The pause after an edit in milliseconds, longer than between two typed letters. */
const PAUSE = 600;

function BrowsingNote({ title }: { title: string }) {
  return <>“{title}” works as for visitors, and sends nothing. Escape or F8 ends browsing.</>;
}

/** The target of a link that is not followed. @param own the origin of browsed pages, also of the site's files */
function AwayNote({ address, pageOrigin }: { address: string; pageOrigin: string | undefined }) {
  const { protocol, pathname, origin } = new URL(address);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return (
    <>
      This link leads to {isWeb && origin !== pageOrigin ? address : decodeURI(pathname)} and is not followed
      here.{' '}
      {isWeb && (
        <a href={address} target="_blank" rel="noreferrer">
          Open it in a new tab
        </a>
      )}
    </>
  );
}
