import { useContext } from 'react';
import type { ResolvedForm } from '../../core/content/resolved.ts';
import { FormAnswerContext } from './form-answer.ts';
import { loadedForm } from './loaded-forms.ts';

interface FormPlaceProps {
  form: ResolvedForm;
  /** Tells two places of one form on a page apart: it begins the ids of the fields. */
  place?: string;
  /** What happens when the form was sent and its time is over; the form's own target or nothing unless told. */
  onFinished?: () => void;
}

/**
 * Where a form stands. The form itself is drawn by code that is loaded before the page is drawn or hydrated, and only
 * for pages with a form.
 * @throws when that code was not loaded
 */
export function FormPlace({ form, place = form.id, onFinished }: FormPlaceProps) {
  const answer = useContext(FormAnswerContext);
  const found = loadedForm(form.id);
  if (!found) throw new Error(`The form "${form.id}" was not loaded before it was to be drawn.`);
  const { SiteForm } = found;
  const spoken = form.words ? found.form.speaking(form.words) : found.form;
  return (
    <div data-hydrate="">
      <SiteForm
        form={spoken}
        asked={form}
        place={place}
        answer={answer?.form === form.id ? answer : undefined}
        onFinished={onFinished}
      />
    </div>
  );
}
