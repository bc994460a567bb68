import { toast, ToastContainer } from 'react-toastify/unstyled';
import { Icon } from '../ui/icon.tsx';
import './toasts.css';
import { useMessages } from '../ui/locale.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/**
 * The place where a form's toasts come up: top right, for three seconds or until they are clicked. It is beside
 * the form rather than at the end of the page, because a modal dialog makes everything outside of it unreachable; and
 * it is there before the first toast, so that the toast is announced.
 */
export function Toasts({ place }: { place: string }) {
  const t = useMessages();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <ToastContainer
      containerId={containerOf(place)}
      aria-label={t('notice.label')}
      position="top-right"
      autoClose={false}
      closeOnClick
      hideProgressBar
      pauseOnFocusLoss={false}
      draggable={false}
      theme="colored"
      role="group"
      transition={false}
      icon={<Icon name="check" />}
      closeButton={({ closeToast }) => (
        <button type="button" aria-label={t('notice.dismiss')} onClick={closeToast}>
          <Icon name="close" />
        </button>
      )}
    />
  );
}

/**
 * Shows a message for three seconds. The library's own clock is an animation, which is still where the visitor
 * asked for less motion, so the time is kept here.
 */
export function toastSuccess(text: string, place: string): void {
  const id = toast.success(text, { containerId: containerOf(place) });
  setTimeout(() => toast.dismiss({ id, containerId: containerOf(place) }), shownFor);
}

const shownFor = 3000;

function containerOf(place: string): string {
  return `toasts-${place}`;
}
