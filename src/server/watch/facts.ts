import type { FormDefinition } from '../../core/form/form-definition.ts';
import type { ServerCondition } from '../health/health.ts';
import type { CertificateEnd } from './certificate.ts';

/** The facts for reports to the owner: the server's condition, and facts that change over time. */
export interface Facts {
  now: Date;
  condition: ServerCondition;
  /** Undefined for a site without https. */
  certificate: CertificateEnd | undefined;
}

/** The facts of the site and the settings for the watch. */
export interface WatchedSite {
  /** The host name in mails. */
  name: string;
  forms: readonly Pick<FormDefinition, 'id' | 'title' | 'keepDays'>[];
  /** The ids of forms without a delivery. */
  unaddressed: readonly string[];
  /** The age in days from which a backup is a problem; 0: not checked. */
  backupDays: number;
}

/** The title of a form; its id if it was removed. */
export function titleOfForm({ forms }: Pick<WatchedSite, 'forms'>, id: string): string {
  return forms.find((form) => form.id === id)?.title ?? id;
}
