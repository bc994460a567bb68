import type { Answers, FormDefinition } from '../../core/form/form-definition.ts';
import type { Config } from '../config/config.ts';
import type { Channel } from '../store/tables.ts';
import { visitorAddress } from './visitor-address.ts';

/** The settings that decide about deliveries. */
export type DeliverySettings = Pick<Config, 'deliveries' | 'smtpUrl' | 'mailFrom'>;

/** The addresses to which the submissions of a form are delivered, for display to the owner; may be empty. */
export function ownerAddresses(
  { delivery }: Pick<FormDefinition, 'delivery'>,
  { deliveries, smtpUrl, mailFrom }: DeliverySettings,
): string[] {
  const { email, webhook } = deliveries.get(delivery) ?? {};
  return [...(email && smtpUrl && mailFrom ? [email] : []), ...(webhook ? [webhook] : [])];
}

/**
 * Plans the deliveries of a submission: to the owner, by the settings for its form, and a receipt to the visitor, if
 * the form has one and the visitor has given an address. Without settings there is neither: the submission is stored,
 * and `npm run submissions` shows it.
 */
export function plannedDeliveries(
  definition: FormDefinition,
  { deliveries, smtpUrl, mailFrom }: DeliverySettings,
  answers: Answers,
): { channel: Channel }[] {
  const target = deliveries.get(definition.delivery);
  if (!target?.email && !target?.webhook) return [];
  const canMail = Boolean(smtpUrl && mailFrom);
  const hasReceipt = canMail && definition.receipt && visitorAddress(definition, answers) !== undefined;
  const channels: Channel[] = [
    ...(target.email && canMail ? (['email'] as const) : []),
    ...(target.webhook ? (['webhook'] as const) : []),
    ...(hasReceipt ? (['receipt'] as const) : []),
  ];
  return channels.map((channel) => ({ channel }));
}
