import type { ResolvedDialog } from '../core/content/resolved-page.ts';
import { FormPlace } from '../forms/place/form-place.tsx';

/** The form of a dialog; the same form may stand in the page below, so its fields' ids begin with another word. */
export function DialogForm({ content: { form }, onClose }: { content: ResolvedDialog; onClose: () => void }) {
  return <FormPlace form={form} place={`dialog-${form.id}`} onFinished={onClose} />;
}
