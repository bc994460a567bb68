import type { ResolvedForm } from '../../core/content/resolved.ts';
import type { ValidForm } from '../../core/content/valid-page.ts';

/** What a page says of a form. */
export function resolveForm({ id, data }: ValidForm): ResolvedForm {
  const { title, intro, service, subject } = data;
  return { id, title, ...(intro && { intro }), ...(service && { service }), ...(subject && { subject }) };
}
