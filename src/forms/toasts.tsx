import { toast, ToastContainer } from 'react-toastify/unstyled';
import { Icon } from '../ui/icon.tsx';
import './toasts.css';
import { useMessages } from '../ui/locale.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/**
 * The place of a form's toasts: top right, for three seconds or until the visitor clicks them. It is next to
 * the form, because a modal dialog makes everything else inert. It exists before the first toast, so that
 * screen readers announce the toast.
 */
export function Toasts({ place }: { place: string }) {
  const t = useMessages();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <ToastContainer
      containerId={containerId(place)}
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
 * Shows a message for three seconds. The library's own timer is an animation, which does not run with reduced
 * motion.
 */
export function toastSuccess(text: string, place: string): void {
  const id = toast.success(text, { containerId: containerId(place) });
  setTimeout(() => toast.dismiss({ id, containerId: containerId(place) }), toastDurationMs);
}

const toastDurationMs = 3000;

function containerId(place: string): string {
  return `toasts-${place}`;
}
