import type { ResolvedForm } from '../../core/content/resolved.ts';
import type { ValidForm } from '../../core/validate.ts';

/** What a page says of a form. */
export function resolveForm({ id, data }: ValidForm): ResolvedForm {
  const { title, intro } = data as { title: string; intro?: string };
  return { id, title, ...(intro && { intro }) };
}
