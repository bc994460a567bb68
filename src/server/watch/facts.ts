import type { FormDefinition } from '../../core/form/form-definition.ts';
import type { Condition } from '../health/health.ts';
import type { CertificateEnd } from './certificate.ts';

/** What the owner is told of: the condition of the server, and what only time shows. */
export interface Facts {
  now: Date;
  condition: Condition;
  /** None for a site without https. */
  certificate: CertificateEnd | undefined;
}

/** What the watch knows of the site and of the settings. */
export interface WatchedSite {
  /** The host by which mails call the site. */
  name: string;
  forms: readonly Pick<FormDefinition, 'id' | 'title' | 'keepDays'>[];
  /** The ids of the forms that are delivered to nobody. */
  unaddressed: readonly string[];
  /** A backup that is older than so many days is a trouble; 0: the owner sees to it in another way. */
  backupDays: number;
}

/** The title of a form; its id where it was removed. */
export function titleOfForm({ forms }: Pick<WatchedSite, 'forms'>, id: string): string {
  return forms.find((form) => form.id === id)?.title ?? id;
}
