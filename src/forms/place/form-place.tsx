import { useContext } from 'react';
import type { ResolvedForm } from '../../core/content/resolved.ts';
import { FormAnswerContext } from './form-answer.ts';
import { loadedForm } from './loaded-forms.ts';

interface FormPlaceProps {
  form: ResolvedForm;
  /** The prefix of field ids. It distinguishes two places of the same form on a page. */
  place?: string;
  /** Called some time after the form was sent. Default: opens the form's own target, if any */
  onFinished?: () => void;
}

/**
 * The place of a form on a page. Its code is loaded before the page is rendered or hydrated, and only for
 * pages with a form.
 * @throws Error if that code is not loaded
 */
export function FormPlace({ form, place = form.id, onFinished }: FormPlaceProps) {
  const answer = useContext(FormAnswerContext);
  const found = loadedForm(form.id);
  if (!found) throw new Error(`The form "${form.id}" was not loaded before its rendering.`);
  const { SiteForm } = found;
  const translated = form.words ? found.form.translate(form.words) : found.form;
  return (
    <div data-hydrate="">
      <SiteForm
        form={translated}
        resolvedForm={form}
        place={place}
        answer={answer?.form === form.id ? answer : undefined}
        onFinished={onFinished}
      />
    </div>
  );
}
